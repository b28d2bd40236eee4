/** Loads the editor: a large part of the portal that the first dialog needs. */
export const loadEditor = () => import("./rich-text-editor");
