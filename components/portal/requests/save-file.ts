const MINUTE_MS = 60_000;

export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari starts to read the URL only after this function returns.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}
