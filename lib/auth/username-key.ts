/** Returns the same key for names that differ only in width, case or format characters. */
export const toUsernameKey = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
