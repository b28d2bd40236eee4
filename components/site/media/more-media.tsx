import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import buttonStyles from "@/components/ui/button.module.css";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/core/paths";
import styles from "./more-media.module.css";

/** So many cards come by themselves as one scrolls; for more one presses, and reaches the footer. */
const SCROLLED = 96;

type MoreMediaProps = {
  /** How many cards the tab shows. */
  shown: number;
  /** How many items are there, of whatever kind, and how many in all. */
  loaded: number;
  total: number;
  hasFailed: boolean;
  onWanted: () => void;
};

/** Shows more cards, once it comes near the view or is pressed. Without JavaScript it is a link. */
export function MoreMedia({ shown, loaded, total, hasFailed, onWanted }: MoreMediaProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const comesByItself = shown < SCROLLED && !hasFailed;
  const wanted = useEffectEvent(onWanted);
  useEffect(() => {
    if (!comesByItself) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted(), {
      rootMargin: "600px",
    });
    observer.observe(linkRef.current!);
    return () => observer.disconnect();
    // Anew for each part that has come: then it tells where the link stands now.
  }, [comesByItself, loaded]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onWanted();
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
        {loaded} of {total} loaded
      </p>
    </div>
  );
}
