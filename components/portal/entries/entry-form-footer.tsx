"use client";

import { IconEye, IconPencil } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { isConflictError, isNotFoundError } from "@/components/portal/requests/failure-text";
import type { UnfinishedCounts } from "../uploads/unfinished";
import styles from "./entry-form.module.css";
import type { SaveMode } from "./use-entry-mutation";

type EntryFormFooterProps = {
  isNew: boolean;
  error: unknown;
  isBusy: boolean;
  unfinished: UnfinishedCounts;
  isPreviewing: boolean;
  onPreview: () => void;
  onShowVersions: (() => void) | undefined;
  onCompare: () => void;
  onCancel: () => void;
  onSend: (mode: SaveMode) => void;
  /** Shown above the buttons. */
  children: ReactNode;
};

export function EntryFormFooter(props: EntryFormFooterProps) {
  const { isNew, error, isBusy, unfinished, isPreviewing } = props;
  const { onPreview, onShowVersions, onCompare, onCancel, onSend, children } = props;
  const { uploads, image, link } = unfinished;
  const isUnfinished = uploads + image + link > 0;
  const [verb, busyLabel] = isNew ? ["Publish", "Publishing..."] : ["Update", "Updating..."];
  const idleLabel = uploads > 0 ? "Uploading..." : verb;
  const hintId = useId();
  const Icon = isPreviewing ? IconPencil : IconEye;
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // When the footer is not sticky, the message can push the buttons out of view.
    if (error !== null) footer.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [error]);
  return (
    <div ref={footer} className={styles.footer}>
      {children}
      {error !== null && <FailureNotice error={error} action="try" isForm />}
      {isConflictError(error) && (
        <>
          <ActionButton variant="outline" onClick={onCompare}>
            Compare Both Versions
          </ActionButton>
          <ActionButton
            variant="outline"
            isBusy={isBusy}
            disabled={isUnfinished}
            onClick={() => onSend("overwrite")}
          >
            Overwrite with Mine
          </ActionButton>
        </>
      )}
      {isNotFoundError(error) && (
        <ActionButton
          variant="outline"
          isBusy={isBusy}
          disabled={isUnfinished}
          onClick={() => onSend("recreate")}
        >
          Publish as New
        </ActionButton>
      )}
      <p role="status" className={styles.unfinished}>
        {image > 0 && "First insert the image into the text, or cancel it."}
        {image === 0 && link > 0 && "First insert the link into the text, or cancel it."}
      </p>
      <div className={styles.actions}>
        <ActionButton
          variant="outline"
          leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
          className={styles.preview}
          onClick={onPreview}
        >
          {isPreviewing ? "Edit" : "Preview"}
        </ActionButton>
        {onShowVersions && (
          <ActionButton variant="outline" className={styles.earlier} onClick={onShowVersions}>
            Earlier Versions
          </ActionButton>
        )}
        <p id={hintId} className={styles.hint}>
          Visitors see it as soon as you {verb.toLowerCase()}.
        </p>
        <ActionButton variant="outline" onClick={onCancel}>
          Cancel
        </ActionButton>
        <ActionButton
          type="submit"
          isBusy={isBusy}
          disabled={isUnfinished}
          aria-describedby={hintId}
        >
          {isBusy ? busyLabel : idleLabel}
        </ActionButton>
      </div>
    </div>
  );
}
