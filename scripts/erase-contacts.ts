import "./load-env";
import { createInterface } from "node:readline/promises";
import { operator } from "@/lib/audit/data";
import { eraseContacts, previewErasure } from "@/lib/contacts/erasure";
import {
  type ContactErasure,
  contactErasureSchema,
  type ErasurePreviewDto,
} from "@/lib/contacts/schema";
import { readOptions, runScript } from "./run-script";

// npm run contacts:erase -- --email meera@example.in --phone 9876543210
// Shows a person's leads, asks for confirmation, deletes them permanently and records it in the audit log.
// --yes skips the question.

const USAGE = "npm run contacts:erase -- [--email EMAIL] [--phone NUMBER] [--yes]";
const text = { type: "string" } as const;
const options = { email: text, phone: text, yes: { type: "boolean" } } as const;

/** Replaces control characters, which could overwrite other lines of the terminal. */
const toPrintable = (value: string) => value.replace(/\p{C}+/gu, " ");

function describePreview({ total, items }: ErasurePreviewDto): string {
  const lines = items.map(({ name, email, phone }) => toPrintable(`${name}, ${email}, ${phone}`));
  const remaining = total - items.length;
  if (remaining > 0) lines.push(`and ${remaining} more`);
  return [`Contacts found: ${total}`, ...lines].join("\n");
}

async function confirmErasure(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error("Nothing was erased. To erase without confirmation, add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Erase them permanently? (yes/no) ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

async function run(person: ContactErasure, skipsQuestion: boolean): Promise<string> {
  const found = await previewErasure(person);
  if (found.total === 0) {
    const criteria = [person.email && "email", person.phone && "phone number"].filter(Boolean);
    throw new Error(`No contact has this ${criteria.join(" or ")}. Nothing was erased.`);
  }
  console.log(describePreview(found));
  if (!skipsQuestion && !(await confirmErasure())) throw new Error("Nothing was erased.");
  const erased = await eraseContacts(operator, person);
  return `Contacts erased: ${erased}. Backups still contain them.`;
}

await runScript(() => {
  const { yes = false, ...person } = readOptions(options, USAGE);
  const parsed = contactErasureSchema.safeParse(person);
  if (!parsed.success) throw new Error(parsed.error.issues[0]!.message);
  return run(parsed.data, yes);
});
