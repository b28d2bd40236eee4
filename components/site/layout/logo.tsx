import { site } from "@/content/site";
import styles from "./logo.module.css";

type LogoProps = {
  /** Beside the menu, where it leaves no room, the name is for screen readers only. */
  compact?: boolean;
  /** The mark in light colours, for a dark ground. */
  onDark?: boolean;
};

/** The mark and the firm's name. */
export function Logo({ compact = false, onDark = false }: LogoProps) {
  return (
    <span className={styles.logo} data-compact={compact || undefined}>
      {/* A small vector of our own: nothing for an image optimiser to do. */}
      <img
        src={onDark ? "/icons/mark-on-dark.svg" : "/logo.svg"}
        alt=""
        width={36}
        height={36}
        // On dark it stands at the foot of a page.
        loading={onDark ? "lazy" : "eager"}
      />
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}
