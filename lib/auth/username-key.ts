/** Returns the same key for names that differ only in case, format characters or Unicode forms (NFKC). */
export const toUsernameKey = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
