import { z } from "zod";
import { timestamp } from "@/lib/core/fields";

// What administrators see of their own account and of their colleagues'.

/** A session that runs. `isThis`: the one that asks. */
export const sessionDtoSchema = z
  .object({
    id: z.string(),
    isThis: z.boolean(),
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
    /** How many recovery codes are left. */
    recoveryCodes: z.number(),
    sessions: z.array(sessionDtoSchema),
  })
  .meta({ id: "Account" });

export type AccountDto = z.infer<typeof accountDtoSchema>;

/** An act that was confirmed with the password renews the session's token. */
export const renewedDtoSchema = z.object({ token: z.string() }).meta({ id: "Renewed" });

export type RenewedDto = z.infer<typeof renewedDtoSchema>;

/** What an authenticator app is set up with: the key in base32, and the same as an otpauth address. */
export const newFactorDtoSchema = renewedDtoSchema
  .extend({ key: z.string(), uri: z.string() })
  .meta({ id: "NewSecondFactor" });

export type NewFactorDto = z.infer<typeof newFactorDtoSchema>;

export const recoveryCodesDtoSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: "RecoveryCodes" });

export type RecoveryCodesDto = z.infer<typeof recoveryCodesDtoSchema>;

/** An administrator, as the others see them. */
export const colleagueDtoSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    createdAt: timestamp,
    /** Null for who never signed in. */
    lastSeenAt: timestamp.nullable(),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: "Colleague" });

export type ColleagueDto = z.infer<typeof colleagueDtoSchema>;

export const invitationInputSchema = z.object({
  /** Whose password the link sets; without it, a further administrator's. */
  userId: z.string().optional(),
});

export const invitationDtoSchema = z
  .object({ url: z.string(), expiresAt: timestamp })
  .meta({ id: "Invitation" });

export type InvitationDto = z.infer<typeof invitationDtoSchema>;
