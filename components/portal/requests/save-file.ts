const MINUTE_MS = 60_000;

/** The name that an answer gives its file, or another. */
const nameOf = (response: Response, otherwise: string) =>
  /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? otherwise;

/**
 * Saves the body of an answer as a file, once all of it is there.
 * @throws TypeError when it breaks off: then nothing is saved.
 */
export async function saveFile(response: Response, otherwise: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = nameOf(response, otherwise);
  link.click();
  // Safari begins to read it after this.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
}
