// Default ignorables, controls except NUL and white space, annotation marks, noncharacters, and blank symbols.
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufff9-\ufffb\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}`;

// Letters and marks of all scripts except Latin, Greek and Cyrillic, whose letters look the same with joiners.
const JOINED = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}${INVISIBLE}])[\p{L}\p{M}]`;

// Invisible characters that change how their neighbours look.
const SHAPING = [
  String.raw`(?<=\p{Emoji})(?<![0-9#*])[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  `(?<=${JOINED})(?:\u200d|\u200c(?=${JOINED}))`,
].join("|");

const invisible = new RegExp(`[${INVISIBLE}]`, "gu");
const shapingOrInvisible = new RegExp(`(${SHAPING})|[${INVISIBLE}]`, "gu");

/** Removes all invisible characters, for values that are compared, dialled or opened as a URL. */
export const removeInvisible = (text: string): string => text.replace(invisible, "");

export const isBlank = (text: string): boolean => removeInvisible(text).trim() === "";

/** Removes invisible characters except those that shape their neighbours, for texts that people read. */
export const cleanText = (text: string): string => text.replace(shapingOrInvisible, "$1");
