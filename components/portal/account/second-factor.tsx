"use client";

import { Loader } from "@mantine/core";
import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { isConflict } from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { NewFactorDto, RecoveryCodesDto } from "@/lib/auth/account-schema";
import {
  type CodeFormValues,
  codeSchema,
  type ConfirmationFormValues,
  confirmationSchema,
  type FactorOffFormValues,
  factorOffSchema,
} from "@/lib/auth/schema";
import { FailureNotice } from "../dialogs/failure-notice";
import { AccountForm } from "./account-form";
import styles from "./account.module.css";
import { CodeField } from "./code-field";
import { confirmedRequest } from "./confirmed-request";
import { Copy } from "./copy";
import { CurrentPassword } from "./current-password";
import { useAccount } from "./use-account";

const PATH = "/api/account/second-factor";

type SecondFactorProps = {
  /** Takes the recovery codes, which come once: its owner shows them until they are kept. */
  onCodes: (codes: string[]) => void;
};

/** Whether one's second factor is on, and the way to turn it on and off. */
export function SecondFactor({ onCodes }: SecondFactorProps) {
  const { query, reload } = useAccount();
  const [begun, setBegun] = useState<NewFactorDto | null>(null);
  const [isOff, setOff] = useState(false);
  const [overtaken, setOvertaken] = useState<unknown>(null);
  if (query.isPending) return <Loader aria-label="Loading your account" />;
  if (query.isError) return <FailureNotice error={query.error} action="look" />;
  const overtakenNotice = overtaken !== null && <FailureNotice error={overtaken} action="try" />;
  if (query.data.hasSecondFactor) {
    const turnedOff = async () => {
      await reload();
      setOff(true);
    };
    return (
      <>
        {overtakenNotice}
        <FactorOn left={query.data.recoveryCodes} onOff={turnedOff} />
      </>
    );
  }
  if (begun !== null) {
    return (
      <Confirm
        begun={begun}
        onConfirmed={async (codes) => {
          setOvertaken(null);
          onCodes(codes);
          setBegun(null);
          await reload();
        }}
        onOvertaken={async (error) => {
          setOvertaken(error);
          setBegun(null);
          await reload();
        }}
      />
    );
  }
  return (
    <>
      {!isOff && overtakenNotice}
      {isOff && <FormOutcome kind="success">Your second factor is off.</FormOutcome>}
      <Begin onBegun={setBegun} />
    </>
  );
}

function Begin({ onBegun }: { onBegun: (begun: NewFactorDto) => void }) {
  return (
    <div className={styles.section}>
      <p>
        With a second factor, a password that somebody else has learnt is not enough to sign in: the
        site also asks for a code from an authenticator app on your phone. Any such app will do.
      </p>
      <AccountForm<ConfirmationFormValues>
        schema={confirmationSchema}
        empty={{ password: "" }}
        label="Set up"
        busyLabel="Setting up..."
        send={async (values) => onBegun(await confirmedRequest("POST", PATH, values))}
      >
        <CurrentPassword />
      </AccountForm>
    </div>
  );
}

type ConfirmProps = {
  begun: NewFactorDto;
  onConfirmed: (codes: string[]) => Promise<void>;
  /** Told where the set-up is no longer there: it is on already, or was begun anew elsewhere. */
  onOvertaken: (error: unknown) => Promise<void>;
};

/** The key in groups of four, as they are easier to type. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

function Confirm({ begun, onConfirmed, onOvertaken }: ConfirmProps) {
  return (
    <div className={styles.section}>
      <p>Scan this picture with your authenticator app.</p>
      <QRCodeSVG
        value={begun.uri}
        size={208}
        title="Picture to scan with an authenticator app"
        className={styles.qr}
      />
      <p>
        Or type this key into the app:
        <br />
        <span className={styles.key}>{inGroups(begun.key)}</span>
      </p>
      <AccountForm<CodeFormValues>
        schema={codeSchema}
        empty={{ code: "" }}
        label="Turn on"
        busyLabel="Turning on..."
        send={async (body) => {
          try {
            const response = await portalRequest("PUT", PATH, { body });
            const { recoveryCodes } = (await response.json()) as RecoveryCodesDto;
            await onConfirmed(recoveryCodes);
          } catch (error) {
            if (!isConflict(error)) throw error;
            await onOvertaken(error);
          }
        }}
      >
        <CodeField description="The six digits that the app shows now." />
      </AccountForm>
    </div>
  );
}

/** Shows new recovery codes in place of all else, until somebody says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <div className={styles.section}>
      <FormOutcome kind="success">
        Your second factor is on. You are signed out on all other devices.
      </FormOutcome>
      <p>
        Save these recovery codes where only you can get at them, such as your password manager.
        Each signs you in once when you do not have your phone. You will not see them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Copy text={codes.join("\n")} label="Copy the codes" />
        <ActionButton onClick={onKept}>I have saved them</ActionButton>
      </div>
    </div>
  );
}

function FactorOn({ left, onOff }: { left: number; onOff: () => Promise<void> }) {
  return (
    <div className={styles.section}>
      <p>
        Your second factor is <strong>on</strong>. You have {left} recovery{" "}
        {left === 1 ? "code" : "codes"} left.
      </p>
      <p className={styles.aside}>
        For a new phone, or new recovery codes, turn it off and set it up again.
      </p>
      <AccountForm<FactorOffFormValues>
        schema={factorOffSchema}
        empty={{ password: "", code: "" }}
        label="Turn off"
        busyLabel="Turning off..."
        send={async (values) => {
          await confirmedRequest("POST", `${PATH}/off`, values);
          await onOff();
        }}
      >
        <CurrentPassword />
        <CodeField description="From your authenticator app, or a recovery code." />
      </AccountForm>
    </div>
  );
}
