-- AlterTable
ALTER TABLE "Session" ADD COLUMN "editing" TEXT;
ALTER TABLE "Session" ADD COLUMN "editingSince" DATETIME;
