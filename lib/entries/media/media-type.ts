// Separate from the schema, so that pages that only show items do not load zod.

export const mediaTypes = ["file", "youtube", "both"] as const;
export type MediaType = (typeof mediaTypes)[number];
export const defaultMediaType: MediaType = "file";

/** Spec §4, media classification. */
export const requiresFile = (type: unknown) => type === "file" || type === "both";
export const requiresVideo = (type: unknown) => type === "youtube" || type === "both";
