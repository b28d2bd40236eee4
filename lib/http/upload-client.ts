import { HttpError, secondsOf } from "./client";

type FileOptions = {
  token: string | null | undefined;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Told how much of the file has gone, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends a file to the API as the portal, with its progress, which fetch does not tell.
 * @returns the answer's JSON
 * @throws HttpError for every answer that is not OK, TypeError when there is no network, and the
 *   signal's reason once it is aborted.
 */
export function uploadFile<T>(path: string, file: File, options: FileOptions): Promise<T> {
  const { token, headers = {}, signal, onProgress } = options;
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const call = new XMLHttpRequest();
    call.open("POST", path);
    call.setRequestHeader("Content-Type", "application/octet-stream");
    if (token) call.setRequestHeader("Authorization", `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    call.onerror = () => reject(new TypeError("The file could not be sent"));
    call.onabort = () => reject(signal.reason);
    call.onload = () => {
      const { status, statusText, responseText } = call;
      const retryAfter = secondsOf(call.getResponseHeader("Retry-After"));
      if (status < 200 || status >= 300) {
        return reject(new HttpError(status, responseText, statusText, retryAfter));
      }
      try {
        resolve(JSON.parse(responseText) as T);
      } catch {
        // A network that wants to be signed in to answers all calls with a page of its own.
        reject(new TypeError("The answer is not the site’s"));
      }
    };
    signal.addEventListener("abort", () => call.abort());
    call.send(file);
  });
}
