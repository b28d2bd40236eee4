"use client";

import { IconPhone } from "@tabler/icons-react";
import { useState } from "react";
import { EarlyLoadingNote, LoadingFailure, LoadingNote } from "@/components/ui/loading-note";
import { useCameFrom } from "./came-from";
import styles from "./callback-widget.module.css";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";

const loadDialog = async () => (await import("./callback-dialog")).CallbackDialog;

/** The round button of the public pages, and its dialog. */
export function CallbackWidget() {
  const { opener, earlyNote, isAwake, Dialog, state, opened, open, close } =
    useLazyDialog(loadDialog);
  const [isSent, setSent] = useState(false);
  useCameFrom();
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={styles.button}
        aria-label="Request a callback"
        aria-haspopup="dialog"
        popoverTarget={isAwake ? undefined : "early-callback"}
        popoverTargetAction="show"
        aria-busy={state === "loading"}
        onClick={() => {
          setSent(false);
          open();
        }}
      >
        <IconPhone size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {!isAwake && <EarlyLoadingNote id="early-callback" ref={earlyNote} />}
      {isAwake && state === "loading" && <LoadingNote />}
      {state === "failed" && <LoadingFailure />}
      {Dialog && (
        <Dialog
          opened={opened}
          onClose={close}
          isSent={isSent}
          onSent={() => {
            close();
            setSent(true);
          }}
          onDismiss={() => setSent(false)}
        />
      )}
    </>
  );
}
