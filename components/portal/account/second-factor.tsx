"use client";

import { Loader } from "@mantine/core";
import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { isConflictError } from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { FormOutcome } from "@/components/ui/form-outcome";
import {
  type CodeFormValues,
  codeSchema,
  type ConfirmationFormValues,
  confirmationSchema,
  type TurnOffSecondFactorFormValues,
  turnOffSecondFactorSchema,
  type SecondFactorSetupDto,
  type RecoveryCodesDto,
} from "@/lib/auth/schema";
import { site } from "@/content/site";
import { readStoredSession, storeRecoveryCodeUse } from "@/lib/auth/stored-session";
import { saveFile } from "@/components/portal/requests/save-file";
import { FailureNotice } from "../dialogs/failure-notice";
import { AccountForm } from "./account-form";
import styles from "./account.module.css";
import { CodeField } from "./code-field";
import { requestWithPassword } from "./request-with-password";
import { CopyTextButton } from "./copy-text-button";
import { CurrentPasswordField } from "./current-password-field";
import { useAccount } from "./use-account";

const PATH = "/api/account/second-factor";

type SecondFactorProps = {
  /** Must show the recovery codes until the user has saved them, because the API sends them only once. */
  onCodes: (codes: string[]) => void;
};

export function SecondFactor({ onCodes }: SecondFactorProps) {
  const { query, reload } = useAccount();
  const [setup, setSetup] = useState<SecondFactorSetupDto | null>(null);
  const [hasTurnedOff, setHasTurnedOff] = useState(false);
  const [conflict, setConflict] = useState<unknown>(null);
  if (query.isPending) return <Loader aria-label="Loading your account" />;
  if (query.isError) return <FailureNotice error={query.error} action="try" />;
  const conflictNotice = conflict !== null && <FailureNotice error={conflict} action="try" />;
  if (query.data.hasSecondFactor) {
    const handleTurnedOff = async () => {
      await reload();
      setConflict(null);
      setHasTurnedOff(true);
    };
    return (
      <>
        {conflictNotice}
        <TurnOffForm remainingCodes={query.data.recoveryCodes} onTurnedOff={handleTurnedOff} />
      </>
    );
  }
  if (setup !== null) {
    return (
      <ConfirmSetup
        setup={setup}
        onConfirmed={async (codes) => {
          setConflict(null);
          onCodes(codes);
          setSetup(null);
          await reload();
        }}
        onConflict={async (error) => {
          setConflict(error);
          setHasTurnedOff(false);
          setSetup(null);
          await reload();
        }}
      />
    );
  }
  return (
    <>
      {conflictNotice}
      {hasTurnedOff && <FormOutcome kind="success">Your second factor is off.</FormOutcome>}
      <StartSetup onStart={setSetup} />
    </>
  );
}

function StartSetup({ onStart }: { onStart: (setup: SecondFactorSetupDto) => void }) {
  return (
    <div className={styles.section}>
      <p>
        With a second factor, a stolen password is not enough to sign in: the site also asks for a
        code from an authenticator app on your phone. Any such app works.
      </p>
      <AccountForm<ConfirmationFormValues>
        schema={confirmationSchema}
        emptyValues={{ password: "" }}
        label="Set Up"
        busyLabel="Setting Up..."
        send={async (values) => onStart(await requestWithPassword("POST", PATH, values))}
      >
        <CurrentPasswordField />
      </AccountForm>
    </div>
  );
}

type ConfirmSetupProps = {
  setup: SecondFactorSetupDto;
  onConfirmed: (codes: string[]) => Promise<void>;
  /** Called when another tab or device has turned the second factor on or restarted the setup. */
  onConflict: (error: unknown) => Promise<void>;
};

const formatKey = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

function ConfirmSetup({ setup, onConfirmed, onConflict }: ConfirmSetupProps) {
  return (
    <div className={styles.setup}>
      <QRCodeSVG
        value={setup.uri}
        size={208}
        title="QR code for an authenticator app"
        className={styles.qr}
      />
      <div className={styles.section}>
        <p>Scan this QR code with your authenticator app.</p>
        <p>
          Or type this key into the app:
          <br />
          <span className={styles.key}>{formatKey(setup.key)}</span>
        </p>
        <AccountForm<CodeFormValues>
          schema={codeSchema}
          emptyValues={{ code: "" }}
          label="Turn On"
          busyLabel="Turning On..."
          send={async (body) => {
            try {
              const response = await portalRequest("PUT", PATH, { body });
              const { recoveryCodes } = (await response.json()) as RecoveryCodesDto;
              await onConfirmed(recoveryCodes);
            } catch (error) {
              if (!isConflictError(error)) throw error;
              await onConflict(error);
            }
          }}
        >
          <CodeField description="The six digits that the app shows now." />
        </AccountForm>
      </div>
    </div>
  );
}

function saveCodes(codes: string[]): void {
  const owner = `${site.name}, ${readStoredSession()?.user.username ?? ""}`;
  const lines = [`Recovery codes: ${owner}`, "Each code works once.", "", ...codes, ""];
  const content = new Blob([lines.join("\n")], { type: "text/plain" });
  saveFile(content, `${site.slug}-recovery-codes.txt`);
}

export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <div className={styles.section}>
      <FormOutcome kind="success">
        Your second factor is on. You are signed out on all other devices.
      </FormOutcome>
      <p>
        Save these recovery codes where only you can find them, such as your password manager. Each
        works once, when you do not have your phone. You will not see them again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyTextButton text={codes.join("\n")} label="Copy Codes" />
        <ActionButton variant="outline" onClick={() => saveCodes(codes)}>
          Download Codes
        </ActionButton>
        <ActionButton onClick={onSaved}>I Have Saved Them</ActionButton>
      </div>
    </div>
  );
}

function TurnOffForm({
  remainingCodes,
  onTurnedOff,
}: {
  remainingCodes: number;
  onTurnedOff: () => Promise<void>;
}) {
  return (
    <div className={styles.section}>
      <p>
        Your second factor is <strong>on</strong>. You have {remainingCodes} recovery{" "}
        {remainingCodes === 1 ? "code" : "codes"} left.
      </p>
      <p className={styles.aside}>
        To change phones or get new recovery codes, turn the second factor off and set it up again.
      </p>
      <AccountForm<TurnOffSecondFactorFormValues>
        schema={turnOffSecondFactorSchema}
        emptyValues={{ password: "", code: "" }}
        label="Turn Off"
        busyLabel="Turning Off..."
        send={async (values) => {
          await requestWithPassword("POST", `${PATH}/off`, values);
          storeRecoveryCodeUse(false);
          await onTurnedOff();
        }}
      >
        <CurrentPasswordField />
        <CodeField description="The code from your authenticator app, or a recovery code." />
      </AccountForm>
    </div>
  );
}
