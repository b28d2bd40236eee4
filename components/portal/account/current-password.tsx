import { TextField } from "@/components/portal/forms/text-field";

/** The field that makes sure that it is the account's owner who acts. */
export function CurrentPassword() {
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
