import { PasswordField } from "@/components/portal/forms/password-field";

export function CurrentPasswordField({ autoFocus }: { autoFocus?: boolean }) {
  return (
    <PasswordField<{ password: string }>
      name="password"
      label="Current password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
    />
  );
}
