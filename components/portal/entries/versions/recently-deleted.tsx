"use client";

import { Loader } from "@mantine/core";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FormOutcome } from "@/components/ui/form-outcome";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { RESTORE_DAYS } from "@/lib/entries/version-schema";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { formatLocalDateTime } from "../../lists/local-date-time";
import type { Preview } from "../../preview/preview";
import type { EntryDto, EntryTab } from "../entry-tab";
import { useRestore, useVersions } from "./use-versions";
import { VersionBrowser } from "./version-browser";
import styles from "./versions.module.css";

type RecentlyDeletedProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  entryTab: EntryTab<Dto, Values, Input>;
  Preview: Preview<Dto>;
};

export function RecentlyDeleted<Dto extends EntryDto, Values extends FieldValues, Input>(
  props: RecentlyDeletedProps<Dto, Values, Input>,
) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionButton variant="outline" onClick={() => setOpened(true)}>
        Recently Deleted
      </ActionButton>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Recently Deleted"
        size="72rem"
        fullScreenOnPhone
      >
        <DeletedEntries {...props} />
      </Dialog>
    </>
  );
}

function DeletedEntries<Dto extends EntryDto, Values extends FieldValues, Input>({
  entryTab,
  Preview,
}: RecentlyDeletedProps<Dto, Values, Input>) {
  const deleted = useVersions(entryTab.entity);
  const restoring = useRestore(entryTab);
  if (deleted.isPending) return <Loader aria-label="Loading deleted entries" />;
  if (deleted.isError) return <FailureNotice error={deleted.error} action="try" />;
  return (
    <div className={styles.deleted}>
      <p className={styles.aside}>
        Deleted in the last {RESTORE_DAYS} days. A restored {entryTab.noun} keeps its link.
      </p>
      {restoring.error && <FailureNotice error={restoring.error} action="try" />}
      {restoring.isSuccess && (
        <FormOutcome key={restoring.data.id} kind="success">
          “{restoring.data.title}” is on the site again.
        </FormOutcome>
      )}
      {deleted.data.length === 0 ? (
        <p>There is nothing to restore.</p>
      ) : (
        <VersionBrowser
          label="Recently deleted"
          versions={deleted.data}
          renderVersion={({ title, replacedAt, replacedBy }) => (
            <>
              <strong {...getTextAttributes(title)}>{title}</strong>
              <span className={styles.aside}>
                {formatLocalDateTime(replacedAt)}, by {replacedBy}
              </span>
            </>
          )}
          note="Visitors see it again as soon as you restore it."
          previewLabel="Deleted entry"
          Preview={Preview}
          isBusy={restoring.isPending}
          onRestore={(version) => restoring.mutate(version)}
        />
      )}
    </div>
  );
}
