"use client";

import { useEffect, useState } from "react";
import type { EditorDto } from "@/lib/auth/schema";
import { formatShortDateTime } from "../lists/local-date-time";
import { portalRequest } from "../requests/portal-request";

type OtherEditorsProps = { path: string; noun: string };

const recordEditing = (path: string, isOpen: boolean) =>
  portalRequest("PUT", "/api/account/editing", { body: { path, isOpen } });

/** Names colleagues who have the same form open. While the server does not answer, it shows nothing. */
export function OtherEditors({ path, noun }: OtherEditorsProps) {
  const [editors, setEditors] = useState<EditorDto[]>([]);
  useEffect(() => {
    let isOpen = true;
    recordEditing(path, true)
      .then(async (response) => {
        const others = (await response.json()) as EditorDto[];
        if (isOpen) setEditors(others);
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
      recordEditing(path, false).catch(() => undefined);
    };
  }, [path]);
  return (
    <div role="status">
      {editors.map(({ username, since }) => (
        <p key={`${username} ${since}`}>
          {username} opened this {noun} on {formatShortDateTime(since)} and may be changing it too.
        </p>
      ))}
    </div>
  );
}
