"use client";

import { useEffect, useState } from "react";
import type { EditorDto } from "@/lib/auth/schema";
import { readStoredSession } from "@/lib/auth/stored-session";
import { formatShortDateTime } from "../lists/local-date-time";
import { portalRequest } from "../requests/portal-request";
import styles from "./entry-form.module.css";

type OtherEditorsProps = { path: string };

const reportEditing = (path: string, isOpen: boolean) =>
  portalRequest("PUT", "/api/account/editing", { body: { path, isOpen } });

/** Names colleagues who have the same form open. While the server does not answer, it shows nothing. */
export function OtherEditors({ path }: OtherEditorsProps) {
  const [editors, setEditors] = useState<EditorDto[]>([]);
  useEffect(() => {
    let isOpen = true;
    const opening = reportEditing(path, true)
      .then(async (response) => {
        const others = (await response.json()) as EditorDto[];
        if (isOpen) setEditors(others);
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
      void opening.then(() => reportEditing(path, false)).catch(() => undefined);
    };
  }, [path]);
  const ownName = readStoredSession()?.user.username;
  return (
    <div role="status" className={styles.editors}>
      {findLatest(editors).map(({ username, since }) => (
        <p key={username}>
          {username === ownName
            ? "You opened this on another device or in another browser"
            : `${username} opened this`}{" "}
          on {formatShortDateTime(since)} and may be changing it too.
        </p>
      ))}
    </div>
  );
}

/** Returns each user once. The newest of a user's sessions comes first. */
const findLatest = (editors: EditorDto[]) =>
  editors.filter(
    ({ username }, index) => editors.findIndex((editor) => editor.username === username) === index,
  );
