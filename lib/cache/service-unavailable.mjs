// @ts-check

/**
 * In the head of a page that could not be made, such as while the database is away
 * (components/site/seo/service-unavailable-marker.tsx): the page cache answers it with 503 and does not keep it.
 */
export const serviceUnavailable = { name: "page-cache", content: "unstored" };
