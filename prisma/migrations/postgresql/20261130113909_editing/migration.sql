-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "editing" TEXT,
ADD COLUMN     "editingSince" TIMESTAMP(3);
