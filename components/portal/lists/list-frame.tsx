"use client";

import { Loader, Pagination } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ActionButton } from "@/components/portal/forms/action-button";
import { LinkButton } from "@/components/portal/forms/link-button";
import { isSignedOutError } from "@/components/portal/requests/failure-text";
import { Notice } from "@/components/ui/notice";
import { SignInLink } from "../dialogs/sign-in-link";
import styles from "./list-frame.module.css";
import type { List } from "./use-list";

export type ListTexts = {
  loading: string;
  error: string;
  empty: { title: string; text?: string; image: string; action?: ReactNode };
  /** Says how many items left the list, which moved unseen items to the previous page. */
  describeMissed?: (count: number) => string;
};

type ListFrameProps<T> = {
  list: List<T>;
  texts: ListTexts;
  onPageChange: () => void;
  children: (items: T[]) => ReactNode;
};

/** Focuses the message, because the pagination with the pressed button has been removed. */
const focus = (element: HTMLElement | null) => element?.focus();

export function ListFrame<T>({ list, texts, onPageChange, children }: ListFrameProps<T>) {
  const { query, page, pageCount, setPage, missedItems } = list;
  if (query.isPending) return <Loading text={texts.loading} />;
  if (query.isError) {
    return (
      <Notice kind="error">
        <p>{texts.error}</p>
        {isSignedOutError(query.error) && (
          <p>
            Your session has ended: <SignInLink />, then try again.
          </p>
        )}
        <ActionButton variant="outline" className={styles.retry} onClick={() => query.refetch()}>
          Try Again
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
  const changePage = (next: number) => {
    setPage(next);
    onPageChange();
  };
  return (
    <div className={styles.frame} aria-busy={query.isPlaceholderData || undefined}>
      {missedItems && texts.describeMissed && (
        <p role="status" tabIndex={-1} ref={pageCount === 1 ? focus : undefined}>
          {texts.describeMissed(missedItems.count)} The next{" "}
          {missedItems.count === 1 ? "one has moved up and is" : "ones have moved up and are"} at
          the end of{" "}
          {missedItems.page === page ? (
            "this page"
          ) : (
            <LinkButton onClick={() => changePage(missedItems.page)}>
              page {missedItems.page}
            </LinkButton>
          )}
          .
        </p>
      )}
      {children(query.data.items)}
      {pageCount > 1 && (
        <nav aria-label="Pages" className={styles.pages}>
          <Pagination
            size="lg"
            total={pageCount}
            value={page}
            onChange={changePage}
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
