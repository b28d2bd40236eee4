/** Returns the last fragment, because Next appends a new one to the old: `/contact#about=A#about=B`. */
export const getCurrentFragment = (): string =>
  location.hash.slice(location.hash.lastIndexOf("#") + 1);
