import { useWindowEvent } from "@mantine/hooks";

/**
 * A file that misses its field by a little is dropped on the page, and the browser would open it in
 * the place of the page and all that was typed.
 */
export function useNoStrayDrops(isOn: boolean): void {
  const keep = (event: DragEvent) => {
    if (isOn && event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  useWindowEvent("dragover", keep);
  useWindowEvent("drop", keep);
}
