-- AlterTable
ALTER TABLE "Contact" ADD COLUMN     "messageHash" TEXT;

-- CreateIndex
CREATE INDEX "Contact_messageHash_createdAt_idx" ON "Contact"("messageHash", "createdAt");
