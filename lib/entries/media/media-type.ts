// Apart from the schema, so that a page that only shows items does not load zod.

export const mediaTypes = ["file", "youtube", "both"] as const;
export type MediaType = (typeof mediaTypes)[number];
export const defaultMediaType: MediaType = "file";

/** Whether items of a type carry a file: spec §4, media classification. */
export const carriesFile = (type: unknown) => type === "file" || type === "both";
/** Whether items of a type carry a video: spec §4, media classification. */
export const carriesVideo = (type: unknown) => type === "youtube" || type === "both";
