/** `basic` is for posts and offers, `full` for media (spec §2). */
export type ToolbarKind = "basic" | "full";

export type UrlKind = "link" | "image";
