import { expect, test } from "@jest/globals";
import { describeAction } from "./describe-action";
import type { AuditEntryDto } from "@/lib/audit/schema";

const entry: AuditEntryDto = {
  ...{ id: "1", actorName: "asha", action: "create", entity: "session", entityId: null },
  ...{
    actorKind: "user",
    title: null,
    ip: null,
    detail: null,
    createdAt: "2026-11-23T10:00:00.000Z",
  },
};

const post = { entity: "blog", entityId: "tax-saving-for-nris-k3f9x2" } as const;

test.each<[Partial<AuditEntryDto>, string]>([
  [{}, "Signed in"],
  [{ action: "delete" }, "Signed out"],
  [{ action: "fail" }, "Sign-in failed"],
  [{ ...post, title: "Tax Saving for NRIs" }, "Created blog post Tax Saving for NRIs"],
  [{ ...post, action: "delete" }, "Deleted blog post tax saving for nris"],
  [{ entity: "offer", entityId: "k3f9x2" }, "Created offer"],
  [
    { entity: "contact", action: "export", detail: "4 contacts (leads)" },
    "Exported 4 contacts (leads)",
  ],
  [
    { entity: "contact", action: "erase", detail: "1 contact by email address" },
    "Erased 1 contact by email address",
  ],
  [
    { entity: "contact", action: "update", entityId: "x", detail: "Marked as not spam" },
    "Marked as not spam",
  ],
  [
    { entity: "mail", action: "update", entityId: "x", detail: "Sent again" },
    "Emailed a contact again",
  ],
  [{ entity: "upload", entityId: "x", detail: "rates.pdf" }, "Uploaded file rates.pdf"],
  [{ entity: "user", detail: "ravi" }, "Created administrator ravi"],
  [{ action: "fail", detail: "wrong code" }, "Sign-in failed wrong code"],
  [{ action: "delete", detail: "ravi: 2" }, "Ended sessions ravi: 2"],
  [{ entity: "invitation" }, "Invited a colleague"],
  [{ entity: "invitation", detail: "ravi: new password" }, "Made a link ravi: new password"],
  [{ entity: "backup", action: "restore" }, "Restored backup"],
])("the activity says in plain words what %j was", (changes, text) => {
  const { act, subject } = describeAction({ ...entry, ...changes });
  expect(`${act} ${subject}`.trim()).toBe(text);
});
