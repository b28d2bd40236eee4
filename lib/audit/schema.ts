import { z } from "zod";
import { timestamp } from "@/lib/core/fields";

const actions = ["create", "update", "delete", "fail", "erase", "export", "restore"] as const;
const entities = [
  "blog",
  "media",
  "offer",
  "contact",
  "user",
  "session",
  "invitation",
  "backup",
  "mail",
  "upload",
] as const;

/** A `command` is run on the server, the `site` erases by age, a `stranger` is not signed in. */
const actorKinds = ["user", "command", "site", "stranger"] as const;

/**
 * `fail` is a sign-in with a wrong name or password; `erase` takes personal data away for good;
 * `export` takes a copy of it along; `restore` brings back a deleted entry, or the whole database from a
 * backup.
 */
export type AuditAction = (typeof actions)[number];
export type AuditedEntity = (typeof entities)[number];
export type ActorKind = (typeof actorKinds)[number];

/** Who did what to which entry, when, and from where. */
export const auditEntryDtoSchema = z
  .object({
    id: z.string(),
    /** Null unless `actorKind` is `user`. */
    actorName: z.string().nullable(),
    actorKind: z.enum(actorKinds),
    action: z.enum(actions),
    entity: z.enum(entities),
    entityId: z.string().nullable(),
    /** What a post, media item or offer is called now; null where it is gone. */
    title: z.string().nullable(),
    ip: z.string().nullable(),
    detail: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: "AuditEntry" });

export type AuditEntryDto = z.infer<typeof auditEntryDtoSchema>;
