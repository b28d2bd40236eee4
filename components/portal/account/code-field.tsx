import { TextField } from "@/components/portal/forms/text-field";

type CodeFieldProps = { label?: string; description: string };

export function CodeField({ label = "Code", description }: CodeFieldProps) {
  return (
    <TextField<{ code: string }>
      name="code"
      label={label}
      description={description}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
