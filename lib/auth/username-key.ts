/** Returns the key that two names share when they differ in width, case or format characters alone. */
export const usernameKey = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
