import { useEffect, useRef, useState } from "react";
import { uploadFile } from "@/lib/http/upload-client";
import type { UploadDto, UploadPurpose } from "@/lib/uploads/schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { fileRefusal } from "./file-rules";
import { useUnfinished } from "./unfinished";

export type UploadState =
  | { stage: "idle" }
  /** `share` of the file has gone, from 0 to 1; with all of it there, the server makes its widths. */
  | { stage: "sending"; name: string; share: number }
  | { stage: "done"; name: string; notice?: string | undefined }
  | { stage: "refused"; reason: string }
  | { stage: "failed"; error: unknown };

type UploadOptions = { purpose: UploadPurpose; onDone: (upload: UploadDto) => void };

const send = (file: File, purpose: UploadPurpose, signal: AbortSignal, onProgress: Progress) =>
  uploadFile<UploadDto>(`/api/uploads?for=${purpose}`, file, {
    // Read anew each time, as in portalRequest.
    token: readStoredSession()?.token,
    headers: { "X-File-Name": encodeURIComponent(file.name) },
    signal,
    onProgress,
  });

type Progress = (share: number) => void;

/** One upload at a time: a file that is given while another is on its way takes its place. */
export function useUpload({ purpose, onDone }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ stage: "idle" });
  const current = useRef<AbortController | null>(null);
  useUnfinished("uploads", state.stage === "sending");

  useEffect(() => () => current.current?.abort(), []);

  const start = async (file: File) => {
    current.current?.abort();
    const reason = fileRefusal(file);
    if (reason !== null) return setState({ stage: "refused", reason });
    const { name } = file;
    const controller = new AbortController();
    current.current = controller;
    const report = (next: UploadState) => {
      if (current.current === controller) setState(next);
    };
    report({ stage: "sending", name, share: 0 });
    try {
      const upload = await send(file, purpose, controller.signal, (share) =>
        report({ stage: "sending", name, share }),
      );
      if (controller.signal.aborted) return;
      report({ stage: "done", name, notice: upload.notice });
      onDone(upload);
    } catch (error) {
      if (!controller.signal.aborted) report({ stage: "failed", error });
    }
  };

  const cancel = () => {
    current.current?.abort();
    current.current = null;
    setState({ stage: "idle" });
  };

  return { state, start, cancel };
}
