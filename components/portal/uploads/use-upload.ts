import { useEffect, useRef, useState } from "react";
import { uploadFile } from "@/lib/http/upload-client";
import type { UploadDto, UploadPurpose } from "@/lib/uploads/schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { findFileError } from "./file-rules";
import { useReportUnfinished } from "./unfinished";

export type UploadState =
  | { stage: "idle" }
  /** `share` is the fraction sent, from 0 to 1. At 1, the server is still processing the file. */
  | { stage: "sending"; name: string; share: number }
  | { stage: "done"; name: string; notice?: string | undefined }
  | { stage: "refused"; reason: string }
  | { stage: "failed"; error: unknown };

type UploadOptions = { purpose: UploadPurpose; onDone: (upload: UploadDto) => void };

const send = (file: File, purpose: UploadPurpose, signal: AbortSignal, onProgress: Progress) =>
  uploadFile<UploadDto>(`/api/uploads?for=${purpose}`, file, {
    // Read on each call, because a sign-in in another tab may have replaced it.
    token: readStoredSession()?.token,
    headers: { "X-File-Name": encodeURIComponent(file.name) },
    signal,
    onProgress,
  });

type Progress = (share: number) => void;

/** Runs one upload at a time: a new file cancels the current upload. */
export function useUpload({ purpose, onDone }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ stage: "idle" });
  const activeUpload = useRef<AbortController | null>(null);
  // The field's row may move during the upload.
  const currentOnDone = useRef(onDone);
  useReportUnfinished("uploads", state.stage === "sending");

  useEffect(() => {
    currentOnDone.current = onDone;
  });
  useEffect(() => () => activeUpload.current?.abort(), []);

  const start = async (file: File) => {
    activeUpload.current?.abort();
    const reason = findFileError(file);
    if (reason !== null) return setState({ stage: "refused", reason });
    const { name } = file;
    const controller = new AbortController();
    activeUpload.current = controller;
    const report = (next: UploadState) => {
      if (activeUpload.current === controller) setState(next);
    };
    report({ stage: "sending", name, share: 0 });
    try {
      const upload = await send(file, purpose, controller.signal, (share) =>
        report({ stage: "sending", name, share }),
      );
      if (controller.signal.aborted) return;
      report({ stage: "done", name, notice: upload.notice });
      currentOnDone.current(upload);
    } catch (error) {
      if (!controller.signal.aborted) report({ stage: "failed", error });
    }
  };

  const cancel = () => {
    activeUpload.current?.abort();
    activeUpload.current = null;
    setState({ stage: "idle" });
  };

  return { state, start, cancel };
}
