/** `basic` is the toolbar of posts and offers, `full` the one of media (spec §2). */
export type ToolbarKind = "basic" | "full";
