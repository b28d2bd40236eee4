"use client";

import { Progress } from "@mantine/core";
import { Notice } from "@/components/ui/notice";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import styles from "./upload-area.module.css";
import type { UploadState } from "./use-upload";

/** Omits the percentage, because screen readers would announce each change. */
function describeStatus(state: UploadState): string {
  if (state.stage === "done") {
    const doneText = `${state.name} has been uploaded.`;
    return state.notice ? `${doneText} ${state.notice}` : doneText;
  }
  if (state.stage !== "sending") return "";
  return state.share < 1 ? `Uploading ${state.name}` : `Preparing ${state.name}`;
}

type UploadProgressProps = { state: UploadState; onCancel: () => void };

export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  return (
    <>
      <p role="status" className={styles.status}>
        {describeStatus(state)}
      </p>
      {state.stage === "sending" && (
        <div className={styles.progress}>
          <Progress.Root className={styles.bar} size="md">
            <Progress.Section
              value={state.share * 100}
              animated={state.share === 1}
              aria-label={`Upload of ${state.name}`}
            />
          </Progress.Root>
          <ActionButton variant="outline" className={styles.choose} onClick={onCancel}>
            Cancel Upload
          </ActionButton>
        </div>
      )}
      {state.stage === "refused" && <Notice kind="error">{state.reason}</Notice>}
      {state.stage === "failed" && <FailureNotice error={state.error} action="try" />}
    </>
  );
}
