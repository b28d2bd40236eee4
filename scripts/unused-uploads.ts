import "./load-env";
import { operator } from "@/lib/audit/data";
import { deleteUpload } from "@/lib/uploads/data";
import { listUnusedUploads } from "@/lib/uploads/unused";
import { readOptions, runScript } from "./run-script";

// npm run uploads:unused               lists unused uploads
// npm run uploads:unused -- --remove   deletes them

async function run(): Promise<string> {
  const options = { remove: { type: "boolean" } } as const;
  const { remove = false } = readOptions(options, "npm run uploads:unused [-- --remove]");
  const unused = await listUnusedUploads();
  const lines = unused.map((id) => `/uploads/${id}`);
  if (unused.length === 0)
    return "Nothing to remove: every upload is in use or less than 30 days old.";
  if (!remove) {
    return [
      `Unused and at least 30 days old: ${unused.length}`,
      ...lines,
      "To remove them: npm run uploads:unused -- --remove",
    ].join("\n");
  }
  for (const id of unused) await deleteUpload(operator, id);
  return [`Removed: ${unused.length}`, ...lines].join("\n");
}

await runScript(run);
