/** What makes two names the same: width, case and format characters do not count. */
export const usernameKey = (username: string) =>
  username
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
