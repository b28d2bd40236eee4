import { z } from "zod";
import { text, tooLong } from "@/lib/core/fields";
import { isBlank } from "@/lib/core/invisible";
import { toKeyboardSigns } from "@/lib/core/keyboard-signs";

/** The most bytes of a password: argon2 would take any length, and time with it. */
export const PASSWORD_MAX_BYTES = 1_024;

/** The fewest characters of a password that is set in the portal or by a command (ASVS 5.0, 6.2.1). */
export const PASSWORD_MIN = 12;

/** What stands beside the field for one. */
export const passwordHint = `At least ${PASSWORD_MIN} characters. A few words that only you would put together make a good one.`;

/** The most characters of a name: an index of PostgreSQL does not hold any length. */
const USERNAME_MAX = 200;

const password = z
  .string({
    error: ({ input }) =>
      input === undefined || input === null ? "Password is required" : "Password must be text",
  })
  .min(1, "Password is required")
  .refine(
    (value) => new TextEncoder().encode(value).length <= PASSWORD_MAX_BYTES,
    `Password must be at most ${PASSWORD_MAX_BYTES} bytes`,
  );

/** What registration and sign-in send. No length or strength rule (spec §5). */
export const credentialsSchema = z.object({
  // Not cleaned: existing names that a newer rule of insertAdmin refuses must still sign in.
  username: text("Username")
    .trim()
    .refine((value) => !isBlank(value), "Username is required")
    .max(USERNAME_MAX, tooLong("Username", USERNAME_MAX)),
  password,
});

export type Credentials = z.output<typeof credentialsSchema>;

const code = z
  .string({ error: "Code is required" })
  .overwrite(toKeyboardSigns)
  .trim()
  .min(1, "Code is required")
  .max(100, "Enter six digits, or a recovery code");

/** What a sign-in sends. `code`: of the authenticator app, or a recovery code. */
export const signInSchema = credentialsSchema.extend({ code: code.optional() });

/** Its form in the second step. */
export const signInCodeFormSchema = credentialsSchema.extend({ code });

export type SignInFormValues = z.input<typeof signInSchema>;

export const codeSchema = z.object({ code });

export type CodeFormValues = z.output<typeof codeSchema>;

/** What somebody sends who confirms an act with their password. */
export const confirmationSchema = z.object({ password });

export type ConfirmationFormValues = z.output<typeof confirmationSchema>;

export const factorOffSchema = confirmationSchema.extend({ code });

export type FactorOffFormValues = z.output<typeof factorOffSchema>;

/** `id`: of the session to end; without it, all others. */
export const endSessionsSchema = confirmationSchema.extend({ id: z.string().optional() });

/** The registration form: the second password never leaves the browser (spec §3). */
export const registrationFormSchema = credentialsSchema
  .extend({ confirmPassword: z.string().min(1, "Confirm password is required") })
  .refine((values) => values.password === values.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  });

export type RegistrationFormValues = z.input<typeof registrationFormSchema>;

/** What somebody sends who changes their own password. */
export const passwordChangeSchema = z.object({ password, newPassword: password });

/** Its form. Whether the new one is too common the server says (new-password.ts). */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(1, "Confirm password is required") })
  .refine((values) => [...values.newPassword].length >= PASSWORD_MIN, {
    path: ["newPassword"],
    error: `A new password must be at least ${PASSWORD_MIN} characters`,
  })
  .refine((values) => values.newPassword === values.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  });

export type PasswordChangeFormValues = z.input<typeof passwordChangeFormSchema>;

export const userDtoSchema = z
  .object({ id: z.string(), username: z.string(), isAdmin: z.boolean() })
  .meta({ id: "User" });

export type UserDto = z.infer<typeof userDtoSchema>;

/** The answer to a sign-in: the two values that the browser stores (spec §3). */
export const signInDtoSchema = z
  .object({ token: z.string(), user: userDtoSchema })
  .meta({ id: "SignIn" });

export type SignInDto = z.infer<typeof signInDtoSchema>;
