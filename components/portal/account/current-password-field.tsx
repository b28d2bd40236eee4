import { TextField } from "@/components/portal/forms/text-field";

export function CurrentPasswordField() {
  return (
    <TextField<{ password: string }>
      name="password"
      label="Current password"
      type="password"
      autoComplete="current-password"
      required
    />
  );
}
