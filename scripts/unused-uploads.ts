import "./load-env";
import { parseArgs } from "node:util";
import { operator } from "@/lib/audit/data";
import { deleteUpload } from "@/lib/uploads/data";
import { listUnusedUploads } from "@/lib/uploads/unused";

// npm run uploads:unused
// Lists the uploads that nothing shows any more; with `-- --remove` it removes them.

function readArguments(): { remove?: boolean } {
  try {
    return parseArgs({ options: { remove: { type: "boolean" } } }).values;
  } catch {
    throw new Error("Usage: npm run uploads:unused [-- --remove]");
  }
}

async function run(): Promise<string> {
  const { remove = false } = readArguments();
  const unused = await listUnusedUploads();
  const lines = unused.map((id) => `/uploads/${id}`);
  if (unused.length === 0)
    return "Nothing to remove: every upload is in use or less than 30 days old.";
  if (!remove) {
    return [
      `Not shown by anything, and 30 days old or more: ${unused.length}`,
      ...lines,
      "Remove them: npm run uploads:unused -- --remove",
    ].join("\n");
  }
  for (const id of unused) await deleteUpload(operator, id);
  return [`Removed: ${unused.length}`, ...lines].join("\n");
}

try {
  console.log(await run());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
