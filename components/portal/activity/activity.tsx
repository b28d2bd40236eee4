"use client";

import { useRef, useState } from "react";
import type { AuditEntryDto } from "@/lib/audit/schema";
import { LinkButton } from "@/components/portal/forms/link-button";
import { Dialog } from "../dialogs/dialog";
import { ListFrame } from "../lists/list-frame";
import { useList } from "../lists/use-list";
import { ActivityTable } from "./activity-table";

const PAGE_SIZE = 25;

const texts = {
  loading: "Loading activity...",
  error: "Error loading activity. Please try again.",
  empty: { title: "No activity yet", image: "/art/empty-contacts.svg" },
};

export function ActivityLink() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpened(true)}>Activity</LinkButton>
      <ActivityDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

type ActivityDialogProps = { opened: boolean; onClose: () => void };

function ActivityDialog({ opened, onClose }: ActivityDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Activity" size="64rem" fullScreenOnPhone>
      <Activity />
    </Dialog>
  );
}

/** Mounts each time the dialog opens, so `refetchOnMount` reloads the list. */
function Activity() {
  const top = useRef<HTMLDivElement>(null);
  const list = useList<AuditEntryDto>({
    path: "/api/audit",
    pageSize: PAGE_SIZE,
    refetchOnMount: true,
  });
  return (
    <div ref={top}>
      <ListFrame
        list={list}
        texts={texts}
        onPageChange={() => top.current?.scrollIntoView({ block: "start" })}
      >
        {(entries) => <ActivityTable entries={entries} />}
      </ListFrame>
    </div>
  );
}
