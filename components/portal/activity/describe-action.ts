import type { AuditAction, AuditEntryDto, AuditedEntity } from "@/lib/audit/schema";

const verbs: Record<AuditAction, string> = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  erase: "Erased",
  fail: "Failed",
  export: "Exported",
  restore: "Restored",
};

const nouns: Record<AuditedEntity, string> = {
  blog: "blog post",
  media: "media item",
  offer: "offer",
  firm: "firm details",
  contact: "contact",
  user: "administrator",
  session: "session",
  invitation: "link",
  backup: "backup",
  mail: "email",
  upload: "file",
};

const sessionTexts: Partial<Record<AuditAction, string>> = {
  create: "Signed in",
  delete: "Signed out",
  fail: "Sign-in failed",
};

/** Turns a deleted entry's id into words, because its title is unknown. Omits the random suffix. */
const toWords = (id: string) => id.replace(/-?[a-z0-9]{6}$/, "").replaceAll("-", " ");

const isEntry = (entity: AuditedEntity) =>
  entity === "blog" || entity === "media" || entity === "offer";

/** Describes an audit entry, for example as `{ label: "Created blog post", subject: "Tax Saving for NRIs" }`. */
export function describeAction(auditEntry: AuditEntryDto): { label: string; subject: string } {
  const { action, entity, entityId, title, detail } = auditEntry;
  const subject = detail ?? "";
  if (entity === "invitation" && action === "delete")
    return { label: detail ? "Withdrew a link" : "Withdrew an invitation", subject };
  if (entity === "invitation")
    return { label: detail ? "Created a link" : "Invited a colleague", subject };
  if (entity === "session" && action === "delete" && detail)
    return { label: "Ended sessions", subject };
  if (entity === "session") return { label: sessionTexts[action] ?? verbs[action], subject };
  if (entity === "contact" && action === "update") return { label: subject, subject: "" };
  if (entity === "contact") return { label: `${verbs[action]} ${subject}`, subject: "" };
  if (entity === "mail") return { label: "Queued a contact’s email to be sent again", subject: "" };
  if (entity === "upload" && action === "create") return { label: "Uploaded file", subject };
  const label = `${verbs[action]} ${nouns[entity]}`;
  if (!isEntry(entity)) return { label, subject };
  return { label, subject: title ?? toWords(entityId ?? "") };
}
