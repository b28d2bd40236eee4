"use client";

import { useRef, useState } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FormOutcome } from "@/components/ui/form-outcome";
import type { UploadedFileDto } from "@/lib/uploads/schema";
import { Dialog } from "../dialogs/dialog";
import { useDialog } from "../dialogs/use-dialog";
import { formatCount } from "../lists/format-count";
import { ListFrame } from "../lists/list-frame";
import { useList } from "../lists/use-list";
import { RemoveUpload } from "./remove-upload";
import { UploadedFile } from "./uploaded-file";
import styles from "./uploaded-files.module.css";

const PAGE_SIZE = 12;

const texts = {
  loading: "Loading uploaded files...",
  error: "Error loading uploaded files. Please try again.",
  empty: {
    title: "No uploaded files yet",
    text: "Images and PDFs that you upload in a form appear here.",
    image: "/art/empty-media.svg",
  },
};

export function UploadedFiles() {
  const [opened, setOpened] = useState(false);
  const removal = useDialog<UploadedFileDto>();
  return (
    <>
      <ActionButton variant="outline" onClick={() => setOpened(true)}>
        Uploaded Files
      </ActionButton>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        closeOnEscape={!removal.opened}
        title="Uploaded Files"
        size="76rem"
        fullScreenOnPhone
      >
        <FileList removal={removal} />
      </Dialog>
    </>
  );
}

/** Mounts when the dialog opens, so the list reloads each time. */
function FileList({ removal }: { removal: ReturnType<typeof useDialog<UploadedFileDto>> }) {
  const top = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<UploadedFileDto | null>(null);
  const list = useList<UploadedFileDto>({
    path: "/api/uploads",
    pageSize: PAGE_SIZE,
    refetchOnMount: true,
  });
  const total = list.query.data?.total ?? 0;
  return (
    <div ref={top} className={styles.files}>
      {removed && (
        <FormOutcome key={removed.id} kind="success">
          “{removed.name}” has been removed. Its URL no longer works.
        </FormOutcome>
      )}
      {total > 0 && <p className={styles.count}>{formatCount(total, "file")}, newest first</p>}
      <ListFrame
        list={list}
        texts={texts}
        onPageChange={() => top.current?.scrollIntoView({ block: "start" })}
      >
        {(files) => (
          <ul className={styles.list}>
            {files.map((file) => (
              <UploadedFile key={file.id} file={file} onRemove={() => removal.open(file)} />
            ))}
          </ul>
        )}
      </ListFrame>
      <RemoveUpload
        file={removal.subject}
        opened={removal.opened}
        onClose={removal.close}
        onRemoved={(file) => {
          removal.close();
          setRemoved(file);
        }}
      />
    </div>
  );
}
