import { ActionButton } from "@/components/portal/forms/action-button";

export const describeNothingFound = (noun: string, text: string) => ({
  title: "Nothing found",
  text: `No ${noun} here contains “${text}”.`,
});

export function ClearSearchButton({ onClear }: { onClear: () => void }) {
  return (
    <ActionButton variant="outline" onClick={onClear}>
      Clear Search
    </ActionButton>
  );
}
