import "./load-env";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { operator } from "@/lib/audit/data";
import { eraseContacts, previewErasure } from "@/lib/contacts/erasure";
import {
  type ContactErasure,
  contactErasureSchema,
  type ErasurePreviewDto,
} from "@/lib/contacts/schema";

// npm run contacts:erase -- --email meera@example.in --phone 9876543210
// Shows the leads of a person, asks, and erases them for good with a receipt in the audit. With --yes
// it does not ask.

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    const text = { type: "string" } as const;
    const options = { email: text, phone: text, yes: { type: "boolean" } } as const;
    return parseArgs({ options }).values;
  } catch {
    fail("Usage: npm run contacts:erase -- --email EMAIL --phone NUMBER [--yes]");
  }
}

/** Control characters could move the terminal's cursor over another line. */
const printable = (text: string) => text.replace(/\p{C}+/gu, " ");

function describe({ total, items }: ErasurePreviewDto): string {
  const lines = items.map(({ name, email, phone }) => printable(`${name}, ${email}, ${phone}`));
  const more = total - items.length;
  return [`Contacts found: ${total}`, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join(
    "\n",
  );
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) fail("Nothing was erased. To erase without a question, add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("Erase them for good? (yes/no) ");
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

async function run(person: ContactErasure, isSure: boolean): Promise<string> {
  const found = await previewErasure(person);
  if (found.total === 0) {
    const asked = [person.email && "email", person.phone && "phone number"].filter(Boolean);
    fail(`No contact has this ${asked.join(" or ")}. Nothing was erased.`);
  }
  console.log(describe(found));
  if (!isSure && !(await isConfirmed())) fail("Nothing was erased.");
  const erased = await eraseContacts(operator, person);
  return `Contacts erased: ${erased}. Backups still hold them.`;
}

const { yes = false, ...person } = readArguments();
const parsed = contactErasureSchema.safeParse(person);
if (!parsed.success) fail(parsed.error.issues[0]!.message);
try {
  console.log(await run(parsed.data, yes));
  process.exit(0);
} catch (error) {
  fail(String(error));
}
