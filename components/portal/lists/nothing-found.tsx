import { ActionButton } from "@/components/portal/forms/action-button";

/** What stands in place of a list in which a text does not occur. */
export const nothingFound = (noun: string, text: string) => ({
  title: "Nothing found",
  text: `No ${noun} here contains “${text}”.`,
});

/** Leads from there back to the whole list. */
export function ClearSearchButton({ onClear }: { onClear: () => void }) {
  return (
    <ActionButton variant="outline" onClick={onClear}>
      Clear the search
    </ActionButton>
  );
}
