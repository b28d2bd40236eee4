/**
 * Characters that draw nothing: default ignorables (soft hyphen, zero width and direction marks), control characters
 * but white space, annotation marks, noncharacters, and blanks that are no spaces.
 */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufff9-\ufffb\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}`;

/** Letters and marks of the scripts that joiners shape. */
const JOINED = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}${INVISIBLE}])[\p{L}\p{M}]`;

/** Characters that draw nothing and shape their neighbours. */
const SHAPING = [
  // Emoji: their style, keycaps, families, flags of regions.
  String.raw`(?<=\p{Emoji})(?<![0-9#*])[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`,
  // Words: variants of ideographs, and joiners.
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  `(?<=${JOINED})(?:\u200d|\u200c(?=${JOINED}))`,
].join("|");

const invisible = new RegExp(`[${INVISIBLE}]`, "gu");
const shapingOrInvisible = new RegExp(`(${SHAPING})|[${INVISIBLE}]`, "gu");

/** Removes characters that draw nothing, for values that are compared, dialled or followed. */
export const removeInvisible = (text: string): string => text.replace(invisible, "");

/** Returns true for a text without anything visible. */
export const isBlank = (text: string): boolean => removeInvisible(text).trim() === "";

/** Removes characters that draw nothing and shape nothing, for values that are read. */
export const cleanText = (text: string): string => text.replace(shapingOrInvisible, "$1");
