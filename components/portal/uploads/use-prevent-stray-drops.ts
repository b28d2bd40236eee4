import { useWindowEvent } from "@mantine/hooks";

/** Prevents a file dropped outside an upload field from replacing the page, which would lose unsaved text. */
export function usePreventStrayDrops(isEnabled: boolean): void {
  const preventDrop = (event: DragEvent) => {
    if (isEnabled && event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  useWindowEvent("dragover", preventDrop);
  useWindowEvent("drop", preventDrop);
}
