"use client";

import { IconPhone } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import styles from "./callback-widget.module.css";
import { useLazyDialog } from "./use-lazy-dialog";

const CallbackDialog = dynamic(
  () => import("./callback-dialog").then((module) => module.CallbackDialog),
  { ssr: false },
);

/** The round button on every page, and its dialog. */
export function CallbackWidget() {
  const { opener, used, opened, open, close } = useLazyDialog();
  return (
    <>
      <button
        type="button"
        ref={opener}
        className={styles.button}
        aria-label="Request a callback"
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconPhone size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {used && <CallbackDialog opened={opened} onClose={close} />}
    </>
  );
}
