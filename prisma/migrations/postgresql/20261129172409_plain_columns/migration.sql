-- Renames columns to plain English.
ALTER TABLE "Contact" RENAME COLUMN "cameFrom" TO "previousPage";
ALTER TABLE "Contact" RENAME COLUMN "answeredHow" TO "answerMethod";
ALTER TABLE "Session" RENAME COLUMN "bound" TO "isCookieBound";
ALTER TABLE "Marker" RENAME COLUMN "touchedAt" TO "updatedAt";
ALTER TABLE "Invitation" RENAME COLUMN "madeById" TO "createdById";
ALTER INDEX "Invitation_madeById_idx" RENAME TO "Invitation_createdById_idx";
ALTER TABLE "Invitation" RENAME CONSTRAINT "Invitation_madeById_fkey" TO "Invitation_createdById_fkey";
