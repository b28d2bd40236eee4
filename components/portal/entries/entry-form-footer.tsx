"use client";

import { IconEye, IconPencil } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { isConflict, isGone } from "@/components/portal/requests/failure-text";
import type { UnfinishedCounts } from "../uploads/unfinished";
import styles from "./entry-form.module.css";
import type { SaveMode } from "./use-entry-mutation";

type EntryFormFooterProps = {
  /** Why the last save failed, or null. */
  error: unknown;
  busy: boolean;
  /** While there is any, nothing is saved. */
  unfinished: UnfinishedCounts;
  isPreviewing: boolean;
  onPreview: () => void;
  onEarlier: (() => void) | undefined;
  /** Shows what somebody else has saved beside what is in the form. */
  onCompare: () => void;
  onCancel: () => void;
  onSend: (mode: SaveMode) => void;
};

/** The buttons of an entry's form, and why a save failed. */
export function EntryFormFooter(props: EntryFormFooterProps) {
  const { error, busy, unfinished, isPreviewing } = props;
  const { onPreview, onEarlier, onCompare, onCancel, onSend } = props;
  const { uploads, image, link } = unfinished;
  const isHeld = uploads + image + link > 0;
  const save = uploads > 0 ? "Uploading..." : "Save";
  const Drawing = isPreviewing ? IconPencil : IconEye;
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where it does not stick, the message has pushed the buttons out of sight.
    if (error !== null) footer.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [error]);
  return (
    <div ref={footer} className={styles.footer}>
      {error !== null && <FailureNotice error={error} action="save" />}
      {isConflict(error) && (
        <>
          <ActionButton variant="outline" onClick={onCompare}>
            Show theirs beside mine
          </ActionButton>
          <ActionButton
            variant="outline"
            busy={busy}
            disabled={isHeld}
            onClick={() => onSend("over")}
          >
            Overwrite with mine
          </ActionButton>
        </>
      )}
      {isGone(error) && (
        <ActionButton
          variant="outline"
          busy={busy}
          disabled={isHeld}
          onClick={() => onSend("anew")}
        >
          Save as new
        </ActionButton>
      )}
      <p role="status" className={styles.held}>
        {image > 0 && "Before you save, insert the image into the text or cancel it."}
        {image === 0 && link > 0 && "Before you save, insert the link into the text or cancel it."}
      </p>
      <div className={styles.actions}>
        <ActionButton
          variant="outline"
          leftSection={<Drawing size={20} stroke={1.75} aria-hidden="true" />}
          className={styles.preview}
          onClick={onPreview}
        >
          {isPreviewing ? "Edit" : "Preview"}
        </ActionButton>
        {onEarlier && (
          <ActionButton variant="outline" className={styles.earlier} onClick={onEarlier}>
            Earlier versions
          </ActionButton>
        )}
        <ActionButton variant="outline" onClick={onCancel}>
          Cancel
        </ActionButton>
        <ActionButton type="submit" busy={busy} disabled={isHeld}>
          {busy ? "Saving..." : save}
        </ActionButton>
      </div>
    </div>
  );
}
