/** A notice that shows for 5000 ms; a new one takes the place of the last (spec §9). */
export type Toast = {
  title: string;
  message: string;
  kind: "success" | "error";
  /** Where what it tells of can be seen; opens in a new tab. */
  link?: { href: string; text: string } | undefined;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;

/** Shows a notice, wherever on the site the caller is. */
export function showToast(toast: Toast): void {
  listener?.(toast);
}

/** The host of the toasts listens here; there is one. Returns how to stop. */
export function onToast(next: Listener): () => void {
  listener = next;
  return () => {
    listener = null;
  };
}
