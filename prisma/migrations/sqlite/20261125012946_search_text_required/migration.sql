-- Every version since this column was added has filled it in; a row from before is filled in here, as near to
-- lib/contacts/search-text.ts as both databases can.
UPDATE "Contact" SET "searchText" = lower("name" || '
' || "email" || '
' || "phone" || '
' || "message" || '
' || replace(replace(replace("phone", ' ', ''), '-', ''), '+', ''))
WHERE "searchText" IS NULL;

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
    "spamReasons" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL,
    "messageHash" TEXT
);
INSERT INTO "new_Contact" ("createdAt", "email", "id", "isSpam", "message", "messageHash", "name", "noticeVersion", "origin", "phone", "searchText", "sendKey", "spamReasons") SELECT "createdAt", "email", "id", "isSpam", "message", "messageHash", "name", "noticeVersion", "origin", "phone", "searchText", "sendKey", "spamReasons" FROM "Contact";
DROP TABLE "Contact";
ALTER TABLE "new_Contact" RENAME TO "Contact";
CREATE UNIQUE INDEX "Contact_sendKey_key" ON "Contact"("sendKey");
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");
CREATE INDEX "Contact_messageHash_createdAt_idx" ON "Contact"("messageHash", "createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
