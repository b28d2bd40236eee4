-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "address" TEXT;
ALTER TABLE "AuditEntry" ADD COLUMN "detail" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Contact" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "origin" TEXT,
    "noticeVersion" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sendKey" TEXT,
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "spamReasons" TEXT NOT NULL DEFAULT ''
);
INSERT INTO "new_Contact" ("createdAt", "email", "id", "message", "name", "noticeVersion", "origin", "phone") SELECT "createdAt", "email", "id", "message", "name", "noticeVersion", "origin", "phone" FROM "Contact";
DROP TABLE "Contact";
ALTER TABLE "new_Contact" RENAME TO "Contact";
CREATE UNIQUE INDEX "Contact_sendKey_key" ON "Contact"("sendKey");
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- The audit is append-only
CREATE TRIGGER "AuditEntry_no_update" BEFORE UPDATE ON "AuditEntry"
BEGIN SELECT RAISE(ABORT, 'AuditEntry is append-only'); END;
CREATE TRIGGER "AuditEntry_no_delete" BEFORE DELETE ON "AuditEntry"
BEGIN SELECT RAISE(ABORT, 'AuditEntry is append-only'); END;
