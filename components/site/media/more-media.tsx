import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import buttonStyles from "@/components/ui/button.module.css";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/core/paths";
import styles from "./more-media.module.css";

/** After this many cards, scrolling loads no more, so that the footer can be reached. */
const AUTO_LOADED_CARDS = 96;

type MoreMediaProps = {
  shownCount: number;
  /** Items loaded so far, in all tabs. */
  loadedCount: number;
  total: number;
  hasFailed: boolean;
  onLoadMore: () => void;
};

/** Loads more items when the link nears the viewport or is pressed. Without JavaScript, the link opens page 2. */
export function MoreMedia({
  shownCount,
  loadedCount,
  total,
  hasFailed,
  onLoadMore,
}: MoreMediaProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const shouldLoadOnScroll = shownCount < AUTO_LOADED_CARDS && !hasFailed;
  const loadMore = useEffectEvent(onLoadMore);
  useEffect(() => {
    if (!shouldLoadOnScroll) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: "600px",
    });
    observer.observe(linkRef.current!);
    return () => observer.disconnect();
    // Creates an observer after each load: the old one reports only changes, and the link may still be in view.
  }, [shouldLoadOnScroll, loadedCount]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onLoadMore();
  };
  return (
    <div className={styles.more}>
      {hasFailed && (
        <Notice kind="error">We can’t load the rest of the list. Please try again.</Notice>
      )}
      <a
        ref={linkRef}
        href={paths.mediaPage(2)}
        className={`${buttonStyles.button} ${buttonStyles.outline}`}
        onClick={press}
      >
        Show More
      </a>
      <p role="status" className="visually-hidden">
        {loadedCount} of {total} loaded
      </p>
    </div>
  );
}
