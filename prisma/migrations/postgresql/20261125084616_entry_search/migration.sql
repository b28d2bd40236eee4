-- AlterTable
ALTER TABLE "Blog" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "MediaItem" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- What is there already is filled in as near to lib/core/search-text.ts as both databases can, markup and all,
-- until it is saved again.
UPDATE "Blog" SET "searchText" = lower("title" || '
' || "authorName" || '
' || "short_desc" || '
' || "content");
UPDATE "MediaItem" SET "searchText" = lower("title" || '
' || "description");
UPDATE "Offer" SET "searchText" = lower("title" || '
' || "discount" || '
' || "description");
