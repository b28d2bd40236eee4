/** `basic` is the toolbar of posts and offers, `full` the one of media (spec §2). */
export type ToolbarKind = "basic" | "full";

/** What can have an address of its own in a text. */
export type UrlKind = "link" | "image";
