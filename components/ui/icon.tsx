import {
  IconAward,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  IconBuildingEstate,
  IconChartLine,
  IconHeartHandshake,
  IconShieldCheck,
  IconStack2,
  IconUserHeart,
} from "@tabler/icons-react";
import type { IconName, SocialNetwork } from "@/content/types";

const icons = {
  person: IconUserHeart,
  award: IconAward,
  layers: IconStack2,
  heart: IconHeartHandshake,
  chart: IconChartLine,
  shield: IconShieldCheck,
  building: IconBuildingEstate,
  X: IconBrandX,
  Facebook: IconBrandFacebook,
  YouTube: IconBrandYoutube,
  LinkedIn: IconBrandLinkedin,
  Instagram: IconBrandInstagram,
} satisfies Record<IconName | SocialNetwork, unknown>;

/** An icon by the name that content gives it; decoration, so hidden from screen readers. */
export function Icon({ name, size = 28 }: { name: IconName | SocialNetwork; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} stroke={1.5} aria-hidden="true" />;
}
