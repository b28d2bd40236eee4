import "./load-env";
import { operator, recordAudit } from "@/lib/audit/data";
import type { MailState } from "@/lib/contacts/email-schema";
import { getEnv } from "@/lib/core/env";
import { getDb } from "@/lib/db/client";
import { providerOf, sqliteFile } from "@/lib/db/database-url";
import { listAppliedMigrations } from "@/lib/db/health";
import { refoldSearchTexts } from "@/lib/server/refold-search-texts";
import { applyMigrations } from "./database/engine";
import { listMigrations } from "./database/folders";
import { openSound } from "./database/open-sound";

// npm run restore:finish
// After a backup was put back (docs/operate.md §4), and before the site starts on it: brings the
// database up to date, and ends what must not go on where the backup left it.

/** Refuses what is not the site's, or comes from a version that knows more than this one. */
function requireKnown(restored: string[], known: string[]) {
  if (restored.length === 0) {
    throw new Error("This is not the site’s database: it has no migrations.");
  }
  const unknown = restored.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `The backup is from a newer version of the site: this one does not have the migration ${unknown}.`,
  );
}

async function finish(): Promise<string> {
  const { DATABASE_URL: databaseUrl } = getEnv();
  const provider = providerOf(databaseUrl);
  if (provider === "sqlite") openSound(sqliteFile(databaseUrl)).close();
  requireKnown(await listAppliedMigrations(), listMigrations(provider));
  // The migrations' engine needs a SQLite file for itself.
  await getDb().$disconnect();
  const applied = await applyMigrations(databaseUrl);
  await refoldSearchTexts(getDb());
  const [sessions, invitations, mails] = await getDb().$transaction(async (tx) => {
    await recordAudit(tx, operator, { action: "restore", entity: "backup" });
    return [
      // The backup may have sessions that were ended since, such as of a stolen token, and links that were used.
      await tx.session.deleteMany(),
      await tx.invitation.deleteMany(),
      // They have been emailed since, most likely. Staff see them in the portal and decide.
      await tx.contactMail.updateMany({
        where: { state: "waiting" satisfies MailState },
        data: {
          state: "failed" satisfies MailState,
          claimedUntil: null,
          problem:
            "This comes from a backup and may have been emailed since. Send it again if it has not.",
        },
      }),
    ];
  });
  return `Migrations applied: ${applied.length}. Sessions ended: ${sessions.count}. Invitations ended: ${invitations.count}. Emails marked, not sent: ${mails.count}.
Uploads are not in a backup: see that UPLOADS_DIR has them. Then start the site. If it kept running, restart it, or it will show its old pages.`;
}

try {
  console.log(await finish());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
