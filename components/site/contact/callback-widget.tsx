"use client";

import { IconPhone } from "@tabler/icons-react";
import { useState } from "react";
import { EarlyLoadingNote, LoadingFailure, LoadingNote } from "@/components/ui/loading-note";
import { useStorePreviousPage } from "./previous-page";
import styles from "./callback-widget.module.css";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";

const loadDialog = async () => (await import("./callback-dialog")).CallbackDialog;

export function CallbackWidget({ responseTime }: { responseTime: string }) {
  const { opener, earlyNote, isReady, Dialog, state, isOpen, open, close } =
    useLazyDialog(loadDialog);
  const [isSent, setSent] = useState(false);
  useStorePreviousPage();
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={styles.button}
        aria-label="Request a callback"
        aria-haspopup="dialog"
        popoverTarget={isReady ? undefined : "early-callback"}
        popoverTargetAction="show"
        aria-busy={state === "loading"}
        onClick={() => {
          setSent(false);
          open();
        }}
      >
        <IconPhone size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {!isReady && <EarlyLoadingNote id="early-callback" ref={earlyNote} />}
      {isReady && state === "loading" && <LoadingNote />}
      {state === "failed" && <LoadingFailure />}
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          isSent={isSent}
          onSent={() => {
            close();
            setSent(true);
          }}
          onDismiss={() => setSent(false)}
          responseTime={responseTime}
        />
      )}
    </>
  );
}
