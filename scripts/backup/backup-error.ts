/** Why there is no backup, or why one is not restored; the message is one line for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}
