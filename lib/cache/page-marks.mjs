// @ts-check

// Marks in the head of a page that tell the page cache of it (components/site/seo/page-markers.tsx).

/** A page that could not be made, such as while the database is away: answered with 503 and not kept. */
export const serviceUnavailable = { name: "page-cache", content: "unstored" };

/** A page that is of use without a part that could not be read: answered as it is and not kept. */
export const incomplete = { name: "page-cache", content: "incomplete" };
