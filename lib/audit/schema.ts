import { z } from "zod";
import { timestamp } from "@/lib/core/fields";

const actions = ["create", "update", "delete", "fail", "erase", "export", "restore"] as const;
const entities = [
  "blog",
  "media",
  "offer",
  "firm",
  "contact",
  "user",
  "session",
  "invitation",
  "backup",
  "mail",
  "upload",
] as const;

/** `command`: a command on the server. `site`: automatic erasure of leads. `visitor`: sign-in with an unknown username. */
const actorKinds = ["user", "command", "site", "visitor"] as const;

/** `fail` is a failed sign-in; `erase` deletes personal data; `restore` covers entries and backups. */
export type AuditAction = (typeof actions)[number];
export type AuditedEntity = (typeof entities)[number];
export type ActorKind = (typeof actorKinds)[number];

export const auditEntryDtoSchema = z
  .object({
    id: z.string(),
    /** Null unless `actorKind` is `user`. */
    actorName: z.string().nullable(),
    actorKind: z.enum(actorKinds),
    action: z.enum(actions),
    entity: z.enum(entities),
    entityId: z.string().nullable(),
    /** Current title of a post, media item or offer; null once it is deleted, and for other entities. */
    title: z.string().nullable(),
    ip: z.string().nullable(),
    detail: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: "AuditEntry" });

export type AuditEntryDto = z.infer<typeof auditEntryDtoSchema>;
