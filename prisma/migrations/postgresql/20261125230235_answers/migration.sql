-- DropIndex
DROP INDEX "Contact_isSpam_createdAt_id_idx";

-- AlterTable
ALTER TABLE "Contact" ADD COLUMN     "cameFrom" TEXT,
ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "answeredBy" TEXT,
ADD COLUMN     "answeredHow" TEXT,
ADD COLUMN     "waitedSeconds" INTEGER;

-- CreateTable
CREATE TABLE "ContactNote" (
    "id" TEXT NOT NULL,
    "contactId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ContactNote_contactId_createdAt_idx" ON "ContactNote"("contactId", "createdAt");

-- CreateIndex
CREATE INDEX "Contact_statistics_idx" ON "Contact"("isSpam", "createdAt", "id", "answeredAt", "waitedSeconds", "cameFrom", "origin");

-- CreateIndex
CREATE INDEX "Contact_isSpam_answeredAt_createdAt_id_idx" ON "Contact"("isSpam", "answeredAt", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "ContactNote" ADD CONSTRAINT "ContactNote_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
