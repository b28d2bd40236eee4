import { sections } from "./sections";
import type { ContentPage, NavigationItem, PageGroup, Section } from "./types";

// What is made from the list of sections. Each takes the list, so that a test can add to it.

/** Whether an entry is a heading over pages, and no page. */
export const isGroup = (entry: ContentPage | PageGroup): entry is PageGroup => "pages" in entry;

/** Whether an entry is a page. */
export const isPage = (entry: ContentPage | PageGroup): entry is ContentPage => !isGroup(entry);

const itemOf = ({ menuTitle, href }: ContentPage): NavigationItem => ({ title: menuTitle, href });

/** The menu, in the header and in the drawer (spec §2, navigation tree). */
export function navigationOf(list: Section[]): NavigationItem[] {
  const groups = list.map(({ title, href, overview, entries }) => ({
    title,
    href,
    items: [
      ...(overview ? [{ title: overview, href }] : []),
      ...entries.map((entry) =>
        isGroup(entry)
          ? { title: entry.title, href: entry.href, items: entry.pages.map(itemOf) }
          : itemOf(entry),
      ),
    ],
  }));
  return [...groups, { title: "Blog", href: "/blog" }, { title: "Media", href: "/media" }];
}

/** The pages of a section, the ones in its groups too. */
export const pagesOf = ({ entries }: Section): ContentPage[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.pages : [entry]));

/** Every content page and the section that it is in. */
export const placesOf = (list: Section[]): { section: Section; page: ContentPage }[] =>
  list.flatMap((section) => pagesOf(section).map((page) => ({ section, page })));

/** The pages that a page names as its neighbours, in its order. */
export const neighboursOf = (list: Section[], { neighbours }: ContentPage): ContentPage[] =>
  neighbours.flatMap((href) => placesOf(list).find(({ page }) => page.href === href)?.page ?? []);

/** The way from the home page to a content page; parts without an address have no page. */
export function breadcrumbsOf(
  list: Section[],
  href: string,
): { title: string; href: string | null }[] {
  const place = placesOf(list).find(({ page }) => page.href === href);
  if (!place) return [];
  const { section, page } = place;
  const group = section.entries.find((entry) => isGroup(entry) && entry.pages.includes(page));
  return [
    { title: "Home", href: "/" },
    { title: section.title, href: section.overview ? section.href : servicesTab(section) },
    ...(group && isGroup(group) ? [{ title: group.title, href: null }] : []),
    { title: page.menuTitle, href: page.href },
  ];
}

/** Names a section's tab of /services, in its address too. */
export const tabName = ({ href }: Section): string => href.slice(1);

/** The address of a section's tab of /services. */
export const servicesTab = (section: Section): string => `/services#${tabName(section)}`;

/** The tabs of /services: the sections without an overview page of their own (spec §2). */
export const serviceTabsOf = (list: Section[]): Section[] =>
  list.filter(({ overview }) => !overview);

export const navigation = navigationOf(sections);
