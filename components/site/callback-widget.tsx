"use client";

import { IconPhone } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import styles from "./callback-widget.module.css";

const CallbackDialog = dynamic(
  () => import("./callback-dialog").then((module) => module.CallbackDialog),
  { ssr: false },
);

/** The round button on every page. Its dialog loads when it is first opened. */
export function CallbackWidget() {
  const [state, setState] = useState({ opened: false, used: false });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Request a callback"
        aria-haspopup="dialog"
        onClick={() => setState({ opened: true, used: true })}
      >
        <IconPhone size={26} stroke={1.75} aria-hidden="true" />
      </button>
      {state.used && (
        <CallbackDialog
          opened={state.opened}
          onClose={() => setState({ opened: false, used: true })}
        />
      )}
    </>
  );
}
