"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import { isGone } from "@/components/portal/requests/failure-text";
import { Notice } from "@/components/ui/notice";
import { FailureNotice } from "../dialogs/failure-notice";
import { fetchContact } from "./contact-dialog";

type LinkedContactProps = {
  id: string;
  onFound: (contact: ContactDto) => void;
  /** Called once it is opened. */
  onDone: () => void;
};

/** Opens the lead that a mail links to, or says that it is gone. */
export function LinkedContact({ id, onFound, onDone }: LinkedContactProps) {
  const { data, error } = useQuery({ queryKey: ["contact", id], queryFn: () => fetchContact(id) });
  useEffect(() => {
    if (data === undefined) return;
    onFound(data);
    onDone();
    // The callbacks are new at every render; the lead is opened once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  if (error === null) return null;
  return isGone(error) ? (
    <Notice kind="error">The contact that this link leads to has been erased.</Notice>
  ) : (
    <FailureNotice error={error} action="open the link" />
  );
}
