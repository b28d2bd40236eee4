import type { IconName, SocialNetwork } from "@/content/types";

type IconProps = { name: IconName | SocialNetwork; size?: number };

/**
 * An icon by the name that content gives it; decoration, so hidden from screen readers. Its drawing
 * is in one file for all pages (scripts/generate/icons.ts): a page has most of its markup twice.
 */
export function Icon({ name, size = 28 }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
