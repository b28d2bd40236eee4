/** How many media items a page brings; the rest is loaded as one scrolls. */
export const MEDIA_PAGE_SIZE = 24;

/** How many pages so many items take; one for none. */
export const mediaPages = (total: number): number =>
  Math.max(1, Math.ceil(total / MEDIA_PAGE_SIZE));
