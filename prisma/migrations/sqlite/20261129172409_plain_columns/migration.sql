-- Renames columns to plain English.
ALTER TABLE "Contact" RENAME COLUMN "cameFrom" TO "previousPage";
ALTER TABLE "Contact" RENAME COLUMN "answeredHow" TO "answerMethod";
ALTER TABLE "Session" RENAME COLUMN "bound" TO "isCookieBound";
ALTER TABLE "Marker" RENAME COLUMN "touchedAt" TO "updatedAt";

-- A new table, because the name of the foreign key changes too.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Invitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    "createdById" TEXT,
    CONSTRAINT "Invitation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Invitation_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Invitation" ("id", "tokenHash", "userId", "createdAt", "expiresAt", "createdById")
SELECT "id", "tokenHash", "userId", "createdAt", "expiresAt", "madeById" FROM "Invitation";
DROP TABLE "Invitation";
ALTER TABLE "new_Invitation" RENAME TO "Invitation";
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");
CREATE INDEX "Invitation_userId_idx" ON "Invitation"("userId");
CREATE INDEX "Invitation_createdById_idx" ON "Invitation"("createdById");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
