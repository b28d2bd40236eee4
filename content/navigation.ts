import { sections } from "./sections";
import type { ContentPage, NavigationItem, PageGroup, Section } from "./types";

// The functions take the sections as a parameter, so that a test can add some.

/** A group is a menu heading without a page. */
export const isGroup = (item: ContentPage | PageGroup): item is PageGroup => "pages" in item;

export const isPage = (item: ContentPage | PageGroup): item is ContentPage => !isGroup(item);

const toItem = ({ menuTitle, href }: ContentPage): NavigationItem => ({ title: menuTitle, href });

/** Builds the menu of the header and the drawer (spec §2, navigation tree). */
export function buildNavigation(list: Section[]): NavigationItem[] {
  const groups = list.map(({ title, href, overviewTitle, items }) => ({
    title,
    href,
    items: [
      ...(overviewTitle ? [{ title: overviewTitle, href }] : []),
      ...items.map((item) =>
        isGroup(item)
          ? { title: item.title, href: item.href, items: item.pages.map(toItem) }
          : toItem(item),
      ),
    ],
  }));
  return [...groups, { title: "Blog", href: "/blog" }, { title: "Media", href: "/media" }];
}

/** Returns the pages of a section, including those in its groups. */
export const listPages = ({ items }: Section): ContentPage[] =>
  items.flatMap((item) => (isGroup(item) ? item.pages : [item]));

export const listPagesWithSection = (list: Section[]): { section: Section; page: ContentPage }[] =>
  list.flatMap((section) => listPages(section).map((page) => ({ section, page })));

export const findSiblingPages = (list: Section[], { siblingPages }: ContentPage): ContentPage[] =>
  siblingPages.flatMap(
    (href) => listPagesWithSection(list).find(({ page }) => page.href === href)?.page ?? [],
  );

/** Returns the breadcrumbs of an information page; `href` is null for a group. */
export function buildBreadcrumbs(
  list: Section[],
  href: string,
): { title: string; href: string | null }[] {
  const found = listPagesWithSection(list).find(({ page }) => page.href === href);
  if (!found) return [];
  const { section, page } = found;
  const group = section.items.find((item) => isGroup(item) && item.pages.includes(page));
  return [
    { title: "Home", href: "/" },
    {
      title: section.title,
      href: section.overviewTitle ? section.href : getServicesTabUrl(section),
    },
    ...(group && isGroup(group) ? [{ title: group.title, href: null }] : []),
    { title: page.menuTitle, href: page.href },
  ];
}

/** Returns the name of a section's tab on /services, which is also its URL fragment. */
export const getTabName = ({ href }: Section): string => href.slice(1);

const getServicesTabUrl = (section: Section): string => `/services#${getTabName(section)}`;

/** Returns the sections without an overview page, which are the tabs of /services (spec §2). */
export const listServiceTabs = (list: Section[]): Section[] =>
  list.filter(({ overviewTitle }) => !overviewTitle);

export const navigation = buildNavigation(sections);
