import "./load-env";
import { parseArgs } from "node:util";
import { operator } from "@/lib/audit/data";
import { eraseContacts } from "@/lib/contacts/data";
import { contactErasureSchema } from "@/lib/contacts/schema";

// npm run contacts:erase -- --email meera@example.in --phone 9876543210
// Erases every lead of a person for good, and leaves a receipt in the audit.

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments(): Record<string, unknown> {
  try {
    const options = { email: { type: "string" }, phone: { type: "string" } } as const;
    return parseArgs({ options }).values;
  } catch {
    fail("Use: npm run contacts:erase -- --email ADDRESS --phone NUMBER");
  }
}

const parsed = contactErasureSchema.safeParse(readArguments());
if (!parsed.success) fail(parsed.error.issues[0]!.message);
try {
  const erased = await eraseContacts(operator, parsed.data);
  console.log(`Contacts erased: ${erased}. Backups still hold them.`);
  process.exit(0);
} catch (error) {
  fail(String(error));
}
