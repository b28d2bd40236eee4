"use client";

import { Loader } from "@mantine/core";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FormOutcome } from "@/components/ui/form-outcome";
import { RESTORE_DAYS, type VersionDto } from "@/lib/entries/version-schema";
import { Dialog } from "../../dialogs/dialog";
import { FailureNotice } from "../../dialogs/failure-notice";
import { DataTable } from "../../lists/data-table";
import { formatLocalDateTime } from "../../lists/local-date-time";
import type { EntryDto, EntryTab } from "../entry-tab";
import { useRestore, useVersions } from "./use-versions";
import styles from "./versions.module.css";

type RecentlyDeletedProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  entryTab: EntryTab<Dto, Values, Input>;
};

export function RecentlyDeleted<Dto extends EntryDto, Values extends FieldValues, Input>({
  entryTab,
}: RecentlyDeletedProps<Dto, Values, Input>) {
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
        size="54rem"
        fullScreenOnPhone
      >
        <DeletedEntries entryTab={entryTab} />
      </Dialog>
    </>
  );
}

function DeletedEntries<Dto extends EntryDto, Values extends FieldValues, Input>({
  entryTab,
}: RecentlyDeletedProps<Dto, Values, Input>) {
  const deleted = useVersions(entryTab.entity);
  const restoring = useRestore(entryTab);
  const columns = [
    { title: "Title", cell: ({ title }: VersionDto) => <strong>{title}</strong> },
    {
      title: "Deleted",
      width: "36%",
      cell: ({ replacedAt, replacedBy }: VersionDto) => (
        <span className={styles.aside}>
          {formatLocalDateTime(replacedAt)}, by {replacedBy}
        </span>
      ),
    },
    {
      title: "Restore",
      width: "9rem",
      cell: (version: VersionDto) => (
        <ActionButton
          variant="outline"
          aria-label={`Restore ${version.title}`}
          isBusy={restoring.isPending && restoring.variables.id === version.id}
          onClick={() => restoring.mutate(version)}
        >
          Restore
        </ActionButton>
      ),
    },
  ];
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
        <DataTable label="Recently deleted" columns={columns} rows={deleted.data} />
      )}
    </div>
  );
}
