"use client";

import { Loader, Pagination } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ActionButton } from "@/components/portal/forms/action-button";
import { LinkButton } from "@/components/portal/forms/link-button";
import { isSignedOut } from "@/components/portal/requests/failure-text";
import { Notice } from "@/components/ui/notice";
import { SignInLink } from "../dialogs/sign-in-link";
import styles from "./list-frame.module.css";
import type { List } from "./use-list";

export type ListTexts = {
  loading: string;
  /** What the page says when the list does not load. */
  error: string;
  empty: { title: string; text?: string; image: string; action?: ReactNode };
  /** What it says when some entries moved up to the page before, unseen. */
  movedUp?: (count: number) => string;
};

type ListFrameProps<T> = {
  list: List<T>;
  texts: ListTexts;
  /** Called when another page was chosen. */
  onTurn: () => void;
  children: (items: T[]) => ReactNode;
};

/** Where the button that was pressed is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** What is around every list: loading, failed, empty, and the pages under it. */
export function ListFrame<T>({ list, texts, onTurn, children }: ListFrameProps<T>) {
  const { query, page, pages, setPage, movedUp } = list;
  if (query.isPending) return <Loading text={texts.loading} />;
  if (query.isError) {
    return (
      <Notice kind="error">
        <p>{texts.error}</p>
        {isSignedOut(query.error) && (
          <p>
            Your session has ended: <SignInLink />, then try again.
          </p>
        )}
        <ActionButton variant="outline" className={styles.again} onClick={() => query.refetch()}>
          Try again
        </ActionButton>
      </Notice>
    );
  }
  if (query.data.items.length === 0) {
    const { action, ...empty } = texts.empty;
    return (
      <div className={styles.empty}>
        <EmptyState {...empty} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    );
  }
  const turn = (next: number) => {
    setPage(next);
    onTurn();
  };
  return (
    <div className={styles.frame} aria-busy={query.isPlaceholderData || undefined}>
      {movedUp && texts.movedUp && (
        <p role="status" tabIndex={-1} ref={pages === 1 ? focus : undefined}>
          {texts.movedUp(movedUp.count)} They are at the end of{" "}
          {movedUp.page === page ? (
            "this page"
          ) : (
            <LinkButton onClick={() => turn(movedUp.page)}>page {movedUp.page}</LinkButton>
          )}
          .
        </p>
      )}
      {children(query.data.items)}
      {pages > 1 && (
        <nav aria-label="Pages" className={styles.pages}>
          <Pagination
            size="lg"
            total={pages}
            value={page}
            onChange={turn}
            getItemProps={(number) => ({ "aria-label": `Page ${number}` })}
            getControlProps={(control) => ({ "aria-label": `Go to ${control} page` })}
          />
        </nav>
      )}
    </div>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div role="status" className={styles.state}>
      <Loader aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
