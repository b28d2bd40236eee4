/** Default ignorables (soft hyphen, zero width and direction marks), annotation marks, blank Braille. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800]/gu;

/** Removes characters that draw nothing, for values that are compared, dialled or followed. */
export const removeInvisible = (text: string): string => text.replace(invisible, "");
