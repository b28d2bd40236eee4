"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { IconDownload, IconRefresh } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { contactFields } from "@/lib/contacts/fields";
import { ActionButton } from "@/components/portal/forms/action-button";
import { LinkButton } from "@/components/portal/forms/link-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { focusLater } from "../dialogs/focus-later";
import { readViewOfUrl, useTabFragment, writeViewToUrl } from "../lists/list-url";
import { PanelHeader } from "../lists/panel-header";
import { SearchField } from "../lists/search-field";
import { useSearchText } from "../lists/use-search-text";
import styles from "./contacts-panel.module.css";
import { ContactsList } from "./contacts-list";
import { EraseDialog } from "./erase-dialog";
import { type Narrowed, NarrowedTo } from "./narrowed-to";
import { Statistics } from "./statistics";
import { type ContactsView, useContacts, views } from "./use-contacts";
import { useCounts } from "./use-counts";
import { useExport } from "./use-export";
import { useLinkedLead } from "./use-linked-lead";
import { useHasUnseenSpam } from "./use-spam";

const labels: Record<ContactsView, string> = {
  open: "Open",
  answered: "Answered",
  all: "All",
  spam: "Spam",
};

/** "Name, email, phone or message". */
const searchedFields = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  contactFields.map(({ label }, at) => (at === 0 ? label : label.toLowerCase())),
);

const viewInUrl = (): ContactsView => views.find((view) => view === readViewOfUrl()) ?? "open";

const writeView = (view: ContactsView) => writeViewToUrl(view === "open" ? null : view);

/** The leads that came in, newest first: those that wait for an answer before all others (spec §2). */
export function ContactsPanel() {
  const [view, setView] = useState(viewInUrl);
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const linked = useLinkedLead();
  const [erasing, setErasing] = useState(false);
  const search = useSearchText();
  useTabFragment("contacts", () => setView(viewInUrl()));
  const show = (next: ContactsView) => {
    setView(next);
    writeView(next);
  };
  const shown = {
    view,
    text: search.query,
    week: narrowed.week,
    since: narrowed.source?.since,
    source: narrowed.source?.path,
  };
  const list = useContacts(shown);
  const counts = useCounts(shown).data;
  const hasUnseenSpam = useHasUnseenSpam(view === "spam");
  const exporting = useExport();
  const fieldRef = useRef<HTMLInputElement>(null);
  const eraseRef = useRef<HTMLButtonElement>(null);
  const narrowedRef = useRef<HTMLDivElement>(null);
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
      <div className={styles.top}>
        <Statistics
          onNarrow={(next) => {
            setNarrowed(next);
            show("all");
            narrowedRef.current?.focus({ preventScroll: true });
            narrowedRef.current?.scrollIntoView({ block: "start" });
          }}
        />
        <div role="group" aria-label="Which contacts" className={styles.views}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              className={styles.view}
              onClick={() => show(each)}
            >
              {labels[each]}{" "}
              <span className={styles.count}>{counts?.[each].toLocaleString("en-IN") ?? "…"}</span>
            </button>
          ))}
        </div>
      </div>
      <div
        ref={narrowedRef}
        role="group"
        aria-label="Shown alone"
        tabIndex={-1}
        className={styles.narrowing}
      >
        <NarrowedTo
          narrowed={narrowed}
          onChange={(next) => {
            setNarrowed(next);
            narrowedRef.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <SearchField
        search={search}
        list={list}
        noun="contact"
        description={searchedFields}
        fieldRef={fieldRef}
      />
      {view !== "spam" && hasUnseenSpam && (
        <p className={styles.unseen}>
          Some new messages were marked as spam and not emailed. A genuine one may be among them.{" "}
          <LinkButton
            onClick={() => {
              show("spam");
              // What was pressed is gone, and the focus with it.
              focusLater(titleRef);
            }}
          >
            Review them
          </LinkButton>
        </p>
      )}
      <ContactsList
        shown={shown}
        list={list}
        hasLeads={counts === undefined || counts.all > 0}
        onSearchAll={() => show("all")}
        linkedId={linked.id}
        onLinked={() => {
          linked.forget();
          writeView(view);
        }}
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
