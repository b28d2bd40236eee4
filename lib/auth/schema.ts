import { z } from "zod";
import { text, timestamp, formatLengthError } from "@/lib/core/fields";
import { isBlank } from "@/lib/core/invisible";
import { toAsciiCharacters } from "@/lib/core/ascii-characters";

// Limits the time that hashing takes, which grows with the password's length.
const PASSWORD_MAX_BYTES = 1_024;

/** In characters (ASVS 5.0, 6.2.1). Does not apply to the first registration (spec §5). */
export const PASSWORD_MIN = 12;

export const passwordHint = `At least ${PASSWORD_MIN} characters. A few words that only you would put together make a good password.`;

// Usernames are indexed, and PostgreSQL limits the size of an index entry.
const USERNAME_MAX = 200;

const createPasswordSchema = (label: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined || input === null ? `${label} is required` : `${label} must be text`,
    })
    .min(1, `${label} is required`)
    .refine(
      (value) => new TextEncoder().encode(value).length <= PASSWORD_MAX_BYTES,
      `${label} must be at most ${PASSWORD_MAX_BYTES} bytes`,
    );

const password = createPasswordSchema("Password");
const currentPassword = createPasswordSchema("Current password");

/** Accepts short and weak passwords (spec §5). */
export const credentialsSchema = z.object({
  // Only trimmed, because users whose names predate the rules of insertAdmin must still be able to sign in.
  username: text("Username")
    .trim()
    .refine((value) => !isBlank(value), "Username is required")
    .max(USERNAME_MAX, formatLengthError("Username", USERNAME_MAX)),
  password,
});

export type Credentials = z.output<typeof credentialsSchema>;

const code = z
  .string({ error: "Code is required" })
  .overwrite(toAsciiCharacters)
  .trim()
  .min(1, "Code is required")
  .max(100, "Enter six digits, or a recovery code");

export const signInSchema = credentialsSchema.extend({ code: code.optional() });

export const signInCodeFormSchema = credentialsSchema.extend({ code });

export type SignInFormValues = z.input<typeof signInSchema>;

export const codeSchema = z.object({ code });

export type CodeFormValues = z.output<typeof codeSchema>;

export const confirmationSchema = z.object({ password: currentPassword });

export type ConfirmationFormValues = z.output<typeof confirmationSchema>;

export const turnOffSecondFactorSchema = confirmationSchema.extend({ code });

export type TurnOffSecondFactorFormValues = z.output<typeof turnOffSecondFactorSchema>;

export const endSessionsSchema = confirmationSchema.extend({ id: z.string().optional() });

/** `confirmPassword` is never sent (spec §3). */
export const registrationFormSchema = credentialsSchema
  .extend({ confirmPassword: z.string().min(1, "Confirm password is required") })
  .refine((values) => values.password === values.confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords do not match",
  });

export type RegistrationFormValues = z.input<typeof registrationFormSchema>;

export const passwordChangeSchema = confirmationSchema.extend({
  newPassword: createPasswordSchema("New password"),
});

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

export const signInDtoSchema = z
  .object({ token: z.string(), user: userDtoSchema })
  .meta({ id: "SignIn" });

export type SignInDto = z.infer<typeof signInDtoSchema>;

const sessionDtoSchema = z
  .object({
    id: z.string(),
    isCurrent: z.boolean(),
    createdAt: timestamp,
    lastSeenAt: timestamp,
    ip: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .meta({ id: "Session" });

export type SessionDto = z.infer<typeof sessionDtoSchema>;

export const accountDtoSchema = z
  .object({
    hasSecondFactor: z.boolean(),
    recoveryCodes: z.number(),
    sessions: z.array(sessionDtoSchema),
  })
  .meta({ id: "Account" });

export type AccountDto = z.infer<typeof accountDtoSchema>;

export const editingInputSchema = z.object({
  /** API path of a stored entry, such as "/api/blogs/tax-saving-k3f9x2". */
  path: z.string().regex(/^\/api\/[\w/%-]{1,300}$/, "Path must be the API path of an entry"),
  isOpen: z.boolean(),
});

export const editorDtoSchema = z
  .object({ username: z.string(), since: timestamp })
  .meta({ id: "Editor" });

export type EditorDto = z.infer<typeof editorDtoSchema>;

export const renewedTokenDtoSchema = z.object({ token: z.string() }).meta({ id: "Renewed" });

export type RenewedTokenDto = z.infer<typeof renewedTokenDtoSchema>;

/** `key` is in base32, and `uri` is an otpauth URL. */
export const secondFactorSetupDtoSchema = renewedTokenDtoSchema
  .extend({ key: z.string(), uri: z.string() })
  .meta({ id: "SecondFactorSetup" });

export type SecondFactorSetupDto = z.infer<typeof secondFactorSetupDtoSchema>;

export const recoveryCodesDtoSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: "RecoveryCodes" });

export type RecoveryCodesDto = z.infer<typeof recoveryCodesDtoSchema>;

export const colleagueDtoSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    createdAt: timestamp,
    /** Null until the first sign-in. */
    lastSeenAt: timestamp.nullable(),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: "Colleague" });

export type ColleagueDto = z.infer<typeof colleagueDtoSchema>;

export const invitationInputSchema = confirmationSchema.extend({
  /** The user who sets a new password. If missing, the link creates an administrator. */
  userId: z.string().optional(),
});

export const invitationLinkDtoSchema = renewedTokenDtoSchema
  .extend({ url: z.string(), expiresAt: timestamp })
  .meta({ id: "InvitationLink" });

export type InvitationLinkDto = z.infer<typeof invitationLinkDtoSchema>;

export const invitationDtoSchema = z
  .object({
    id: z.string(),
    /** The user who sets a new password; null if the link creates an administrator. */
    username: z.string().nullable(),
    /** Null for links older than this field. */
    createdBy: z.string().nullable(),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: "Invitation" });

export type InvitationDto = z.infer<typeof invitationDtoSchema>;
