/** A place in the menu: a page, or a heading over pages. */
export type NavigationItem = {
  title: string;
  href: string;
  items?: NavigationItem[];
};

export type SocialNetwork = "X" | "Facebook" | "YouTube" | "LinkedIn" | "Instagram";

export type SiteContent = {
  name: string;
  slug: string;
  description: string;
  tagline: string;
  copyrightFrom: number;
  social: { network: SocialNetwork; href: string }[];
};

/** Names of the pictures that stand beside a point; components/ui/icon.tsx draws them. */
export type IconName = "person" | "award" | "layers" | "heart" | "chart" | "shield" | "building";

/** A point of a list of reasons. */
export type Point = { title: string; text: string; icon: IconName };

export type HomeContent = {
  hero: { title: string; text: string };
  servicesTitle: string;
  services: { title: string; text: string; href: string; picture: string }[];
  reasons: { title: string; text: string; points: [Point, Point, Point, Point] };
  closing: { title: string; text: string };
};
