"use client";

import { FileButton } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { UploadDto, UploadPurpose } from "@/lib/uploads/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { acceptedTypes } from "./file-rules";
import styles from "./upload-area.module.css";
import { UploadProgress } from "./upload-progress";
import { useUpload } from "./use-upload";

type UploadAreaProps = {
  purpose: UploadPurpose;
  /** The field that the file's address is for, as it is called. */
  label: string;
  onDone: (upload: UploadDto) => void;
  /** Told whether a file is on its way. */
  onUnderWay?: (isUnderWay: boolean) => void;
  /** A file to begin with, such as one that was dropped into a text. */
  file?: File;
  /** The field. A file that is dropped on it or pasted into it is uploaded. */
  children: ReactNode;
};

const nouns: Record<UploadPurpose, string> = { image: "an image", file: "a file" };

/** A field for an address, and the ways to upload what it is to be the address of. */
export function UploadArea(props: UploadAreaProps) {
  const { purpose, label, onDone, onUnderWay, file, children } = props;
  const { state, start, cancel } = useUpload({ purpose, onDone });
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const resetChooser = useRef<() => void>(null);
  const begin = useRef(start);
  const isUnderWay = state.stage === "sending";

  useEffect(() => {
    if (file) void begin.current(file);
  }, [file]);

  useEffect(() => {
    onUnderWay?.(isUnderWay);
    if (!isUnderWay) return;
    const button = chooser.current;
    return () => {
      // The button to cancel is gone, and with it the focus that it may have had.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isUnderWay, onUnderWay]);

  const take = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first) void start(first);
    return first !== undefined;
  };

  return (
    <div
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (take(event.dataTransfer.files)) event.preventDefault();
      }}
      onPaste={(event) => {
        // Office programs add a picture of what was copied: text is what an address is made of.
        const { clipboardData: data } = event;
        if (data.getData("text/plain") === "" && take(data.files)) event.preventDefault();
      }}
    >
      {children}
      <div className={styles.ways}>
        <FileButton
          accept={acceptedTypes(purpose)}
          resetRef={resetChooser}
          onChange={(chosen) => {
            // The same file may be chosen again.
            resetChooser.current?.();
            if (chosen) void start(chosen);
          }}
        >
          {(props) => (
            <ActionButton variant="outline" className={styles.choose} ref={chooser} {...props}>
              Choose {nouns[purpose]}
              <span className="visually-hidden"> for {label}</span>
            </ActionButton>
          )}
        </FileButton>
        <span className={styles.hint}>or drop it here, or paste it</span>
      </div>
      <UploadProgress state={state} onCancel={cancel} />
    </div>
  );
}
