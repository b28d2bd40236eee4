import "./load-env";
import { operator, recordAudit } from "@/lib/audit/data";
import type { MailState } from "@/lib/contacts/schema";
import { getEnv } from "@/lib/core/env";
import { getDb } from "@/lib/db/client";
import { getProvider, getSqliteFile } from "@/lib/db/database-url";
import { listAppliedMigrations } from "@/lib/db/health";
import { refoldSearchTexts } from "@/lib/server/refold-search-texts";
import { applyMigrations } from "./database/engine";
import { listMigrations } from "./database/folders";
import { openCheckedDatabase } from "./database/open-checked-database";
import { runScript } from "./run-script";

// npm run restore:finish
// Run it after restoring a backup (docs/operate.md) and before starting the site. Migrates the database,
// updates search texts, deletes the restored sessions and invitations, and marks waiting mail as failed.

function requireKnownMigrations(restoredMigrations: string[], ownMigrations: string[]) {
  if (restoredMigrations.length === 0) {
    throw new Error("This is not the site’s database: it has no migrations.");
  }
  const unknown = restoredMigrations.find((name) => !ownMigrations.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `The backup is from a newer version of the site, with the migration ${unknown}. Install that version.`,
  );
}

async function finish(): Promise<string> {
  const { DATABASE_URL: databaseUrl } = getEnv();
  const provider = getProvider(databaseUrl);
  if (provider === "sqlite") openCheckedDatabase(getSqliteFile(databaseUrl)).close();
  requireKnownMigrations(await listAppliedMigrations(), listMigrations(provider));
  // The migration engine needs exclusive access to a SQLite file.
  await getDb().$disconnect();
  const applied = await applyMigrations(databaseUrl);
  await refoldSearchTexts(getDb());
  const [sessions, invitations, mails] = await getDb().$transaction(async (tx) => {
    await recordAudit(tx, operator, { action: "restore", entity: "backup" });
    return [
      // After the backup, staff may have ended some of these sessions, for example after a theft,
      // and used some of the invitations.
      await tx.session.deleteMany(),
      await tx.invitation.deleteMany(),
      // Most of these mails were probably sent after the backup, so staff decide which to resend.
      await tx.contactMail.updateMany({
        where: { state: "waiting" satisfies MailState },
        data: {
          state: "failed" satisfies MailState,
          claimedUntil: null,
          problem:
            "This comes from a backup and may have been emailed since. Send it again if it is not in the inbox.",
        },
      }),
    ];
  });
  return `Migrations applied: ${applied.length}. Sessions ended: ${sessions.count}. Invitations ended: ${invitations.count}. Emails marked as failed: ${mails.count}.
Backups contain no uploads: check that UPLOADS_DIR has them. Then start the site. If it is still running, restart it, because it shows old pages.`;
}

await runScript(finish);
