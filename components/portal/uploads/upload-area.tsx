"use client";

import { FileButton } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { UploadDto, UploadPurpose } from "@/lib/uploads/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { isAllowedImage } from "@/lib/html/rules";
import { getAcceptedTypes } from "./file-rules";
import { ImageThumbnail } from "./image-thumbnail";
import styles from "./upload-area.module.css";
import { UploadProgress } from "./upload-progress";
import { useUpload } from "./use-upload";

type UploadAreaProps = {
  purpose: UploadPurpose;
  label: string;
  onDone: (upload: UploadDto) => void;
  onUploadingChange?: (isUploading: boolean) => void;
  /** The URL in the field, or null if it has none. */
  url: string | null;
  /** Empties the field. */
  onRemove?: () => void;
  /** A file to upload immediately, such as one dropped into the text. */
  file?: File;
  children: ReactNode;
};

const labels: Record<UploadPurpose, { choose: string; replace: string }> = {
  image: { choose: "Choose an Image", replace: "Replace Image" },
  file: { choose: "Choose a File", replace: "Replace File" },
};

export function UploadArea(props: UploadAreaProps) {
  const { purpose, label, onDone, onUploadingChange, url, onRemove, file, children } = props;
  const { state, start, cancel } = useUpload({ purpose, onDone });
  const [isDraggedOver, setDraggedOver] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const resetChooser = useRef<() => void>(null);
  const startRef = useRef(start);
  const isUploading = state.stage === "sending";
  const hasImage = url !== null && (purpose === "image" || isAllowedImage(url));

  useEffect(() => {
    if (file) void startRef.current(file);
  }, [file]);

  useEffect(() => {
    onUploadingChange?.(isUploading);
    if (!isUploading) return;
    const button = chooser.current;
    return () => {
      // The Cancel button has been removed and may have had the focus.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isUploading, onUploadingChange]);

  const uploadFirst = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first) void start(first);
    return first !== undefined;
  };

  return (
    <div
      className={styles.area}
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        setDraggedOver(false);
        if (uploadFirst(event.dataTransfer.files)) event.preventDefault();
      }}
      onPaste={(event) => {
        // Ignores files if the clipboard has text, because Office programs also copy an image of the text.
        const { clipboardData: data } = event;
        if (data.getData("text/plain") === "" && uploadFirst(data.files)) event.preventDefault();
      }}
    >
      {children}
      <div className={hasImage ? styles.withImage : undefined}>
        {hasImage && <ImageThumbnail url={url} />}
        <div className={styles.buttons}>
          <FileButton
            accept={getAcceptedTypes(purpose)}
            resetRef={resetChooser}
            onChange={(chosen) => {
              // Allows the same file to be chosen again.
              resetChooser.current?.();
              if (chosen) void start(chosen);
            }}
          >
            {(props) => (
              <ActionButton variant="outline" className={styles.choose} ref={chooser} {...props}>
                {labels[purpose][url === null ? "choose" : "replace"]}
                <span className="visually-hidden"> for {label}</span>
              </ActionButton>
            )}
          </FileButton>
          {url !== null && onRemove && (
            <ActionButton
              variant="outline"
              className={styles.choose}
              onClick={() => {
                onRemove();
                chooser.current?.focus();
              }}
            >
              Remove<span className="visually-hidden"> {label}</span>
            </ActionButton>
          )}
          <span className={styles.hint}>or drop or paste it here</span>
        </div>
      </div>
      <UploadProgress state={state} onCancel={cancel} />
    </div>
  );
}
