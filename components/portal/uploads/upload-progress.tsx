"use client";

import { Progress } from "@mantine/core";
import { Notice } from "@/components/ui/notice";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import styles from "./upload-area.module.css";
import type { UploadState } from "./use-upload";

/** In words, once a stage: the bar tells the rest. */
function statusOf(state: UploadState): string {
  if (state.stage === "done") {
    const done = `${state.name} has been uploaded.`;
    return state.notice ? `${done} ${state.notice}` : done;
  }
  if (state.stage !== "sending") return "";
  return state.share < 1 ? `Uploading ${state.name}` : `Preparing ${state.name}`;
}

type UploadProgressProps = { state: UploadState; onCancel: () => void };

/** How far an upload is, or why there is none. */
export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  return (
    <>
      <p role="status" className={styles.status}>
        {statusOf(state)}
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
            Cancel upload
          </ActionButton>
        </div>
      )}
      {state.stage === "refused" && <Notice kind="error">{state.reason}</Notice>}
      {state.stage === "failed" && <FailureNotice error={state.error} action="upload it" />}
    </>
  );
}
