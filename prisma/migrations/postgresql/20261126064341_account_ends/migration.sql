-- AlterTable
ALTER TABLE "User" ADD COLUMN     "credentialsVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Invitation" ADD COLUMN     "madeById" TEXT;

-- CreateIndex
CREATE INDEX "Invitation_madeById_idx" ON "Invitation"("madeById");

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_madeById_fkey" FOREIGN KEY ("madeById") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
