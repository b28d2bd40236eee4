-- AlterTable
ALTER TABLE "Blog" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "MediaItem" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- Fills existing rows with their lower-case texts, including markup, until lib/server/refold-search-texts.ts
-- rewrites them.
UPDATE "Blog" SET "searchText" = lower("title" || '
' || "authorName" || '
' || "short_desc" || '
' || "content");
UPDATE "MediaItem" SET "searchText" = lower("title" || '
' || "description");
UPDATE "Offer" SET "searchText" = lower("title" || '
' || "discount" || '
' || "description");
