import { expect, test } from "@jest/globals";
import { describeAction } from "./describe-action";
import type { AuditEntryDto } from "@/lib/audit/schema";

const entry = { action: "create", entity: "session", entityId: null, title: null, detail: null };

const post = { entity: "blog", entityId: "tax-saving-for-nris-k3f9x2" } as const;

test.each<[Partial<AuditEntryDto>, string]>([
  [{}, "Signed in"],
  [{ ...post, title: "Tax Saving for NRIs" }, "Created blog post Tax Saving for NRIs"],
  [{ ...post, action: "delete" }, "Deleted blog post tax saving for nris"],
  [{ entity: "offer", entityId: "k3f9x2" }, "Created offer"],
  [
    { entity: "contact", action: "update", entityId: "x", detail: "Marked as not spam" },
    "Marked as not spam",
  ],
  [{ action: "fail", detail: "wrong code" }, "Sign-in failed wrong code"],
  [{ action: "delete", detail: "ravi: 2" }, "Ended sessions ravi: 2"],
  [{ entity: "invitation", action: "delete" }, "Withdrew an invitation"],
  [{ entity: "backup", action: "restore" }, "Restored backup"],
])("describes the audit entry %j in plain words", (changes, text) => {
  const { label, subject } = describeAction({ ...entry, ...changes } as AuditEntryDto);
  expect(`${label} ${subject}`.trim()).toBe(text);
});
