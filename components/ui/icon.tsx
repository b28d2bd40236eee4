import type { IconName, SocialNetwork } from "@/content/types";

type IconProps = { name: IconName | SocialNetwork; size?: number };

/** Uses a sprite (scripts/generate/icons.ts), because inline SVG would be sent twice: in the HTML and in React's data. */
export function Icon({ name, size = 28 }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
