/** What makes two names the same: width and case do not count. */
export const usernameKey = (username: string) => username.normalize("NFKC").toLowerCase();
