import { HttpError, parseRetryAfter } from "./client";

type FileOptions = {
  token: string | null | undefined;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Uploads a file and reports progress, which fetch cannot report.
 * @throws HttpError (not OK), TypeError (network failure, or no JSON), the signal's reason (aborted)
 */
export function uploadFile<T>(path: string, file: File, options: FileOptions): Promise<T> {
  const { token, headers = {}, signal, onProgress } = options;
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    xhr.open("POST", path);
    xhr.setRequestHeader("Content-Type", "application/octet-stream");
    if (token) xhr.setRequestHeader("Authorization", `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    xhr.onerror = () => reject(new TypeError("The file could not be sent"));
    xhr.onabort = () => reject(signal.reason);
    xhr.onload = () => {
      const { status, statusText, responseText } = xhr;
      const retryAfter = parseRetryAfter(xhr.getResponseHeader("Retry-After"));
      if (status < 200 || status >= 300) {
        return reject(new HttpError(status, responseText, statusText, retryAfter));
      }
      try {
        resolve(JSON.parse(responseText) as T);
      } catch {
        // Captive portals answer every request with an HTML page.
        reject(new TypeError("The response is not from the site"));
      }
    };
    signal.addEventListener("abort", () => xhr.abort());
    xhr.send(file);
  });
}
