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

/** An id without its random end, as words: all that is left of the title of what was deleted. */
const wordsOf = (id: string) => id.replace(/-?[a-z0-9]{6}$/, "").replaceAll("-", " ");

const isEntry = (entity: AuditedEntity) =>
  entity === "blog" || entity === "media" || entity === "offer";

/** What was done, in words: "Deleted blog post", and to what: "Tax saving for NRIs". */
export function describeAction(entry: AuditEntryDto): { act: string; subject: string } {
  const { action, entity, entityId, title, detail } = entry;
  const subject = detail ?? "";
  if (entity === "invitation")
    return { act: detail ? "Made a link" : "Invited a colleague", subject };
  if (entity === "session" && action === "delete" && detail)
    return { act: "Ended sessions", subject };
  if (entity === "session") return { act: sessionTexts[action] ?? verbs[action], subject };
  if (entity === "contact" && action === "update") return { act: subject, subject: "" };
  if (entity === "contact") return { act: `${verbs[action]} ${subject}`, subject: "" };
  if (entity === "mail") return { act: "Emailed a contact again", subject: "" };
  if (entity === "upload" && action === "create") return { act: "Uploaded file", subject };
  const act = `${verbs[action]} ${nouns[entity]}`;
  if (!isEntry(entity)) return { act, subject };
  return { act, subject: title ?? wordsOf(entityId ?? "") };
}
