-- AlterTable
ALTER TABLE "MediaItem" ADD COLUMN     "duration" INTEGER,
ADD COLUMN     "language" TEXT,
ADD COLUMN     "poster" TEXT;
