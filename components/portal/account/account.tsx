"use client";

import { Tabs } from "@mantine/core";
import { useState } from "react";
import { readStoredSession } from "@/lib/auth/stored-session";
import { LinkButton } from "@/components/portal/forms/link-button";
import { Dialog } from "../dialogs/dialog";
import styles from "./account.module.css";
import { Colleagues } from "./colleagues";
import { PasswordForm } from "./password-form";
import { RecoveryCodes, SecondFactor } from "./second-factor";
import { Sessions } from "./sessions";

export function AccountLink() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpened(true)}>Account</LinkButton>
      <AccountDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

type AccountDialogProps = {
  opened: boolean;
  onClose: () => void;
  firstTab?: "password" | "second-factor";
};

export function AccountDialog({ opened, onClose, firstTab = "password" }: AccountDialogProps) {
  const [tab, setTab] = useState<string | null>(firstTab);
  const [codes, setCodes] = useState<string[] | null>(null);
  const canLeave = codes === null;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closeOnEscape={canLeave}
      closeOnClickOutside={canLeave}
      withCloseButton={canLeave}
      onExitTransitionEnd={() => setTab(firstTab)}
      title="Account"
      size="48rem"
      fullScreenOnPhone
    >
      <div className={styles.account}>
        <p className={styles.aside}>
          You are signed in as <strong>{readStoredSession()?.user.username}</strong>.
        </p>
        {codes !== null ? (
          <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
        ) : (
          <Tabs
            value={tab}
            onChange={setTab}
            keepMounted={false}
            classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
          >
            <Tabs.List aria-label="Account sections">
              <Tabs.Tab value="password">Password</Tabs.Tab>
              <Tabs.Tab value="second-factor">Second Factor</Tabs.Tab>
              <Tabs.Tab value="sessions">Sessions</Tabs.Tab>
              <Tabs.Tab value="colleagues">Colleagues</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="password">
              <PasswordForm />
            </Tabs.Panel>
            <Tabs.Panel value="second-factor">
              <SecondFactor onCodes={setCodes} />
            </Tabs.Panel>
            <Tabs.Panel value="sessions">
              <Sessions />
            </Tabs.Panel>
            <Tabs.Panel value="colleagues">
              <Colleagues />
            </Tabs.Panel>
          </Tabs>
        )}
      </div>
    </Dialog>
  );
}
