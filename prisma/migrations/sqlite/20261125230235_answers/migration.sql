-- DropIndex
DROP INDEX "Contact_isSpam_createdAt_id_idx";

-- AlterTable
ALTER TABLE "Contact" ADD COLUMN "cameFrom" TEXT;
ALTER TABLE "Contact" ADD COLUMN "answeredAt" DATETIME;
ALTER TABLE "Contact" ADD COLUMN "answeredBy" TEXT;
ALTER TABLE "Contact" ADD COLUMN "answeredHow" TEXT;
ALTER TABLE "Contact" ADD COLUMN "waitedSeconds" INTEGER;

-- CreateTable
CREATE TABLE "ContactNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "contactId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ContactNote_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ContactNote_contactId_createdAt_idx" ON "ContactNote"("contactId", "createdAt");

-- CreateIndex
CREATE INDEX "Contact_statistics_idx" ON "Contact"("isSpam", "createdAt", "id", "answeredAt", "waitedSeconds", "cameFrom", "origin");

-- CreateIndex
CREATE INDEX "Contact_isSpam_answeredAt_createdAt_id_idx" ON "Contact"("isSpam", "answeredAt", "createdAt", "id");
