"use client";

import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { IconDownload, IconRefresh } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { contactFields } from "@/lib/contacts/fields";
import type { ContactCountsDto } from "@/lib/contacts/schema";
import { ActionButton } from "@/components/portal/forms/action-button";
import { LinkButton } from "@/components/portal/forms/link-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { focusLater } from "../dialogs/focus-later";
import { readViewFromUrl, useTabHashChange, writeViewToUrl } from "../lists/list-url";
import { PanelHeader } from "../lists/panel-header";
import { SearchField, SearchResult } from "../lists/search-field";
import { useSearchText } from "../lists/use-search-text";
import styles from "./contacts-panel.module.css";
import { ContactsList } from "./contacts-list";
import { EraseDialog } from "./erase-dialog";
import { MatchesElsewhere } from "./matches-elsewhere";
import { type PlotFilter, PlotFilterChips } from "./plot-filter-chips";
import { StatisticsPlots, StatisticsSummary, useStatistics } from "./statistics";
import { type ContactsView, type ContactsSelection, useContacts, views } from "./use-contacts";
import { useCounts } from "./use-counts";
import { useExport } from "./use-export";
import { useLinkedContact } from "./use-linked-contact";
import { useHasUnseenSpam } from "./use-spam";

const labels: Record<ContactsView, string> = {
  open: "Open",
  answered: "Answered",
  all: "All",
  spam: "Spam",
};

/** Lists the searched fields: "name, email, phone or message". */
const searchedFields = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  contactFields.map(({ label }) => label.toLowerCase()),
);

const readView = (): ContactsView => views.find((view) => view === readViewFromUrl()) ?? "open";

const writeView = (view: ContactsView) => writeViewToUrl(view === "open" ? null : view);

function useView() {
  const [view, setView] = useState(readView);
  useTabHashChange("contacts", () => setView(readView()));
  const show = (next: ContactsView) => {
    setView(next);
    writeView(next);
  };
  return [view, show] as const;
}

/** Lists the leads, newest first. Shows the unanswered ones unless the URL names another view. */
export function ContactsPanel() {
  const [view, show] = useView();
  const [plotFilter, setPlotFilter] = useState<PlotFilter>({});
  const linkedContact = useLinkedContact();
  const search = useSearchText();
  const selection = {
    view,
    text: search.query,
    week: plotFilter.week,
    since: plotFilter.source?.since,
    source: plotFilter.source?.path,
  };
  const list = useContacts(selection);
  const statistics = useStatistics();
  const counts = useCounts(selection).data;
  const fieldRef = useRef<HTMLInputElement>(null);
  const plotFilterRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const applyPlotFilter = (next: PlotFilter) => {
    setPlotFilter(next);
    plotFilterRef.current?.focus({ preventScroll: true });
  };
  const showFromTitle = (next: ContactsView) => {
    show(next);
    focusLater(titleRef);
  };
  const hasContacts = counts === undefined || counts.all > 0;
  return (
    <>
      <PanelHeader title="Contact Submissions" titleRef={titleRef}>
        <StatisticsSummary statistics={statistics} />
        <UnseenSpam isSpamView={view === "spam"} onReview={() => showFromTitle("spam")} />
      </PanelHeader>
      <StatisticsPlots
        statistics={statistics}
        onFilter={(next) => {
          applyPlotFilter(next);
          show("all");
          plotFilterRef.current?.scrollIntoView({ block: "start" });
        }}
      />
      <div
        ref={plotFilterRef}
        role="group"
        aria-label="Active filters"
        tabIndex={-1}
        className={styles.plotFilter}
      >
        <PlotFilterChips plotFilter={plotFilter} onChange={applyPlotFilter} />
      </div>
      <div className={styles.tools}>
        <Views view={view} counts={counts} onShow={show} />
        {(hasContacts || counts.spam > 0) && (
          <SearchField
            search={search}
            noun="contact"
            searchedFields={searchedFields}
            fieldRef={fieldRef}
          />
        )}
        <Actions selection={selection} isEmpty={!list.query.data?.total} />
      </div>
      <SearchResult search={search} list={list} noun="contact">
        <MatchesElsewhere
          selection={selection}
          list={list}
          onShowAll={() => showFromTitle("all")}
        />
      </SearchResult>
      <ContactsList
        selection={selection}
        list={list}
        hasContacts={hasContacts}
        onSearchAll={() => showFromTitle("all")}
        linkedId={linkedContact.id}
        onLinked={() => {
          linkedContact.clear();
          writeView(view);
        }}
        onOpenerGone={() => focusLater(titleRef)}
        onPageChange={() => titleRef.current?.scrollIntoView({ block: "start" })}
        onClear={() => {
          search.clear();
          fieldRef.current?.focus();
        }}
      />
      <Erasure />
    </>
  );
}

type ActionsProps = { selection: ContactsSelection; isEmpty: boolean };

function Actions({ selection, isEmpty }: ActionsProps) {
  const exporting = useExport();
  const queryClient = useQueryClient();
  const contacts = { queryKey: ["/api/contacts"] };
  const isBusy = useIsFetching(contacts) > 0;
  return (
    <>
      <div className={styles.actions}>
        <ActionButton
          variant="outline"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          isBusy={exporting.isPending}
          disabled={isEmpty}
          onClick={() => exporting.mutate(selection)}
          title="Export CSV"
        >
          <span className={styles.actionText}>Export CSV</span>
        </ActionButton>
        <ActionButton
          variant="outline"
          leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => queryClient.invalidateQueries(contacts)}
          title="Refresh"
        >
          <span className={styles.actionText}>Refresh</span>
        </ActionButton>
      </div>
      {exporting.error && <FailureNotice error={exporting.error} action="export" />}
    </>
  );
}

type ViewsProps = {
  view: ContactsView;
  counts: ContactCountsDto | undefined;
  onShow: (view: ContactsView) => void;
};

function Views({ view, counts, onShow }: ViewsProps) {
  return (
    <div role="group" aria-label="Filter contacts" className={styles.views}>
      {views.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={view === option}
          className={styles.view}
          onClick={() => onShow(option)}
        >
          {labels[option]}{" "}
          <span className={styles.count}>{counts?.[option].toLocaleString("en-IN") ?? "…"}</span>
        </button>
      ))}
    </div>
  );
}

function UnseenSpam({ isSpamView, onReview }: { isSpamView: boolean; onReview: () => void }) {
  const hasUnseenSpam = useHasUnseenSpam(isSpamView);
  if (isSpamView || !hasUnseenSpam) return null;
  return (
    <p className={styles.unseenSpam}>
      New spam was not emailed. <LinkButton onClick={onReview}>Review it</LinkButton>
    </p>
  );
}

/** Shown below the list, because erasing is rare and cannot be undone. */
function Erasure() {
  const [opened, setOpened] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={styles.erasure}>
        <ActionButton variant="outline" ref={buttonRef} onClick={() => setOpened(true)}>
          Erase a Person’s Data
        </ActionButton>
      </div>
      <EraseDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onErased={() => {
          setOpened(false);
          focusLater(buttonRef);
        }}
      />
    </>
  );
}
