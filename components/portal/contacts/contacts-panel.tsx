"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { IconDownload, IconRefresh } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { contactFields } from "@/lib/contacts/fields";
import { ActionButton } from "@/components/portal/forms/action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { focusLater } from "../dialogs/focus-later";
import { PanelHeader } from "../lists/panel-header";
import { SearchField } from "../lists/search-field";
import { useSearchText } from "../lists/use-search-text";
import styles from "./contacts-panel.module.css";
import { ContactsList } from "./contacts-list";
import { EraseDialog } from "./erase-dialog";
import { type ContactsView, useContacts } from "./use-contacts";
import { useExport } from "./use-export";
import { useSpam } from "./use-spam";

const views: { view: ContactsView; label: string }[] = [
  { view: "leads", label: "Leads" },
  { view: "spam", label: "Marked as spam" },
];

/** "Name, email, phone or message". */
const searchedFields = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  contactFields.map(({ label }, at) => (at === 0 ? label : label.toLowerCase())),
);

/** The leads that came in, newest first, and apart from them what looks like spam (spec §2). */
export function ContactsPanel() {
  const [view, setView] = useState<ContactsView>("leads");
  const [erasing, setErasing] = useState(false);
  const search = useSearchText();
  const shown = { view, text: search.query };
  const list = useContacts(shown);
  const spam = useSpam(view === "spam");
  const exporting = useExport();
  const fieldRef = useRef<HTMLInputElement>(null);
  const eraseRef = useRef<HTMLButtonElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const contacts = { queryKey: ["/api/contacts"] };
  const busy = useIsFetching(contacts) > 0;
  return (
    <>
      <PanelHeader title="Contact Submissions" titleRef={titleRef}>
        <div className={styles.actions}>
          <ActionButton
            variant="outline"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            busy={exporting.isPending}
            disabled={!list.query.data?.total}
            onClick={() => exporting.mutate(shown)}
          >
            Export CSV
          </ActionButton>
          <ActionButton
            variant="outline"
            leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
            busy={busy}
            onClick={() => queryClient.invalidateQueries(contacts)}
          >
            Refresh
          </ActionButton>
        </div>
      </PanelHeader>
      {exporting.error && <FailureNotice error={exporting.error} action="export" />}
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
            {each === "spam" && spam.total > 0 && (
              <span className={styles.count}>{spam.total}</span>
            )}
          </button>
        ))}
      </div>
      <SearchField
        search={search}
        list={list}
        noun="contact"
        description={searchedFields}
        fieldRef={fieldRef}
      />
      {view === "leads" && spam.hasUnseen && (
        <p className={styles.unseen}>
          Some new messages were marked as spam and not emailed. A genuine one may be among them.{" "}
          <button type="button" className={styles.review} onClick={() => setView("spam")}>
            Review them
          </button>
        </p>
      )}
      <ContactsList
        shown={shown}
        list={list}
        onGone={() => focusLater(titleRef)}
        onTurn={() => titleRef.current?.scrollIntoView({ block: "start" })}
        onClear={() => {
          search.clear();
          fieldRef.current?.focus();
        }}
      />
      {/* Seldom wanted, and never by a slip of the hand. */}
      <div className={styles.erasure}>
        <ActionButton variant="outline" ref={eraseRef} onClick={() => setErasing(true)}>
          Erase a person’s data
        </ActionButton>
      </div>
      <EraseDialog
        opened={erasing}
        onClose={() => setErasing(false)}
        onErased={() => {
          setErasing(false);
          focusLater(eraseRef);
        }}
      />
    </>
  );
}
