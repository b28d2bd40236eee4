"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import { isNotFoundError } from "@/components/portal/requests/failure-text";
import { Notice } from "@/components/ui/notice";
import { FailureNotice } from "../dialogs/failure-notice";
import { buildContactQuery } from "./contact-query";

type LinkedContactProps = {
  id: string;
  onFound: (contact: ContactDto) => void;
  onDone: () => void;
};

export function LinkedContact({ id, onFound, onDone }: LinkedContactProps) {
  const { data, error } = useQuery(buildContactQuery(id));
  const open = useEffectEvent((contact: ContactDto) => {
    onFound(contact);
    onDone();
  });
  useEffect(() => {
    if (data !== undefined) open(data);
  }, [data]);
  if (error === null) return null;
  return isNotFoundError(error) ? (
    <Notice kind="error">The linked contact does not exist. It may have been erased.</Notice>
  ) : (
    <FailureNotice error={error} action="open the link" />
  );
}
