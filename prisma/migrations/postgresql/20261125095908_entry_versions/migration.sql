-- CreateTable
CREATE TABLE "EntryVersion" (
    "id" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "entry" TEXT NOT NULL,
    "isDeletion" BOOLEAN NOT NULL DEFAULT false,
    "replacedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replacedBy" TEXT NOT NULL,

    CONSTRAINT "EntryVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "EntryVersion_entity_entryId_version_idx" ON "EntryVersion"("entity", "entryId", "version");

-- CreateIndex
CREATE INDEX "EntryVersion_entity_isDeletion_replacedAt_idx" ON "EntryVersion"("entity", "isDeletion", "replacedAt");
