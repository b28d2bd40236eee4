/**
 * What stands behind the address's last `#`. Next keeps the fragment of the link that a page was
 * first reached by, and puts the next one's behind it: `/contact#about=A#about=B`.
 */
export const currentFragment = (): string =>
  location.hash.slice(location.hash.lastIndexOf("#") + 1);
