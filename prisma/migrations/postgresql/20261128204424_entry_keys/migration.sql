-- CreateTable
CREATE TABLE "EntryKey" (
    "hash" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EntryKey_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "EntryKey_createdAt_idx" ON "EntryKey"("createdAt");
