import { site } from "@/content/site";
import styles from "./logo.module.css";

type LogoProps = {
  /** Hides the name visually where the menu leaves no room for it. */
  isCompact?: boolean;
  isOnDark?: boolean;
};

export function Logo({ isCompact = false, isOnDark = false }: LogoProps) {
  return (
    <span className={styles.logo} data-compact={isCompact || undefined}>
      {/* A small SVG needs no image optimiser. */}
      <img
        src={isOnDark ? "/icons/mark-on-dark.svg" : "/logo.svg"}
        alt=""
        width={36}
        height={36}
        // Only the footer shows the logo on a dark background, so this image can load late.
        loading={isOnDark ? "lazy" : "eager"}
      />
      <span className={styles.name}>{site.name}</span>
    </span>
  );
}
