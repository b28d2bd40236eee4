"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { IconRefresh } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { ActionButton } from "../action-button";
import { PanelHeader } from "../lists/panel-header";
import styles from "./contacts-panel.module.css";
import { ContactsList, type ContactsView } from "./contacts-list";
import { EraseDialog } from "./erase-dialog";

const views: { view: ContactsView; label: string }[] = [
  { view: "leads", label: "Leads" },
  { view: "spam", label: "Marked as spam" },
];

/** The leads that came in, newest first, and apart from them what looks like spam (spec §2). */
export function ContactsPanel() {
  const [view, setView] = useState<ContactsView>("leads");
  const [erasing, setErasing] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const contacts = { queryKey: ["/api/contacts"] };
  const busy = useIsFetching(contacts) > 0;
  return (
    <>
      <PanelHeader title="Contact Submissions" titleRef={titleRef}>
        <div className={styles.actions}>
          <ActionButton look="outline" onClick={() => setErasing(true)}>
            Erase a person&rsquo;s data
          </ActionButton>
          <ActionButton
            look="outline"
            busy={busy}
            onClick={() => queryClient.invalidateQueries(contacts)}
          >
            {!busy && <IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
            Refresh
          </ActionButton>
        </div>
      </PanelHeader>
      <div role="group" aria-label="Which contacts" className={styles.views}>
        {views.map(({ view: each, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            className={styles.view}
            onClick={() => setView(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <ContactsList
        key={view}
        view={view}
        onTurn={() => titleRef.current?.scrollIntoView({ block: "start" })}
      />
      <EraseDialog opened={erasing} onClose={() => setErasing(false)} />
    </>
  );
}
