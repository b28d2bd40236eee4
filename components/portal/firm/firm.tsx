"use client";

import { Loader } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { FirmDetails, FirmDto } from "@/lib/firm/schema";
import { EntryDialog } from "@/components/portal/entries/entry-dialog";
import { type FoundText, readUnsavedTexts } from "@/components/portal/entries/unsaved-text";
import { LinkButton } from "@/components/portal/forms/link-button";
import { portalRequest } from "@/components/portal/requests/portal-request";
import { Dialog } from "../dialogs/dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { useDialog } from "../dialogs/use-dialog";
import type { Preview } from "../preview/preview";
import { firmEditor } from "./firm-editor";
import styles from "./firm.module.css";

type LoadedFirm = { firm: FirmDto; unsavedTexts: FoundText<FirmDetails>[] };

async function loadFirm(): Promise<LoadedFirm> {
  const response = await portalRequest("GET", firmEditor.path);
  const firm = (await response.json()) as FirmDto;
  // Reading fails without IndexedDB; then no unsaved text exists.
  const unsavedTexts = await readUnsavedTexts<FirmDetails>(firmEditor.path, firm).catch(() => []);
  return { firm, unsavedTexts };
}

export function FirmLink({ Preview }: { Preview: Preview<FirmDto> }) {
  const editor = useDialog<LoadedFirm>();
  const failure = useDialog<Error>();
  const loading = useMutation({
    mutationFn: loadFirm,
    onSuccess: editor.open,
    onError: failure.open,
  });
  return (
    <>
      <span className={styles.opener}>
        <LinkButton
          onClick={() => {
            if (!loading.isPending) loading.mutate();
          }}
        >
          Firm
        </LinkButton>
        {loading.isPending && <Loader size="1rem" aria-label="Loading the firm’s details" />}
      </span>
      <Dialog
        opened={failure.opened}
        onClose={failure.close}
        title={firmEditor.dialogTitle}
        centered
      >
        <FailureNotice error={failure.subject} action="try" />
      </Dialog>
      <EntryDialog
        editor={firmEditor}
        entry={editor.subject?.firm ?? null}
        unsavedTexts={editor.subject?.unsavedTexts ?? []}
        Preview={Preview}
        opened={editor.opened}
        onClose={editor.close}
        onSaved={editor.close}
      />
    </>
  );
}
