import type { IconName, SocialNetwork } from "@/content/types";

type IconProps = { name: IconName | SocialNetwork; size?: number };

/** Uses a shared sprite (scripts/generate/icons.ts), because a page would contain inline SVG twice: as HTML and as React data. */
export function Icon({ name, size = 28 }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
