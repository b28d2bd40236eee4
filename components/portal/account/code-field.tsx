import { TextField } from "@/components/portal/forms/text-field";

type CodeFieldProps = { label?: string; description: string; autoFocus?: boolean };

export function CodeField({ label = "Code", ...props }: CodeFieldProps) {
  return (
    <TextField<{ code: string }>
      name="code"
      label={label}
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
