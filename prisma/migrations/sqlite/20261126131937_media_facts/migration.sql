-- AlterTable
ALTER TABLE "MediaItem" ADD COLUMN "duration" INTEGER;
ALTER TABLE "MediaItem" ADD COLUMN "language" TEXT;
ALTER TABLE "MediaItem" ADD COLUMN "poster" TEXT;
