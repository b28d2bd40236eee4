-- CreateTable
CREATE TABLE "EntryKey" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "EntryKey_createdAt_idx" ON "EntryKey"("createdAt");
