-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Blog" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "authorName" TEXT NOT NULL,
    "image" TEXT,
    "short_desc" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL DEFAULT ''
);
INSERT INTO "new_Blog" ("authorName", "content", "createdAt", "id", "image", "short_desc", "title", "updatedAt", "version") SELECT "authorName", "content", "createdAt", "id", "image", "short_desc", "title", "updatedAt", "version" FROM "Blog";
DROP TABLE "Blog";
ALTER TABLE "new_Blog" RENAME TO "Blog";
CREATE INDEX "Blog_createdAt_id_idx" ON "Blog"("createdAt", "id");
CREATE TABLE "new_MediaItem" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "fileUrl" TEXT,
    "youtubeUrl" TEXT,
    "mediaType" TEXT NOT NULL DEFAULT 'file',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL DEFAULT ''
);
INSERT INTO "new_MediaItem" ("createdAt", "description", "fileUrl", "id", "mediaType", "title", "updatedAt", "version", "youtubeUrl") SELECT "createdAt", "description", "fileUrl", "id", "mediaType", "title", "updatedAt", "version", "youtubeUrl" FROM "MediaItem";
DROP TABLE "MediaItem";
ALTER TABLE "new_MediaItem" RENAME TO "MediaItem";
CREATE INDEX "MediaItem_createdAt_id_idx" ON "MediaItem"("createdAt", "id");
CREATE TABLE "new_Offer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'lease',
    "discount" TEXT NOT NULL,
    "validUntil" TEXT,
    "image" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL DEFAULT ''
);
INSERT INTO "new_Offer" ("category", "createdAt", "description", "discount", "id", "image", "title", "updatedAt", "validUntil", "version") SELECT "category", "createdAt", "description", "discount", "id", "image", "title", "updatedAt", "validUntil", "version" FROM "Offer";
DROP TABLE "Offer";
ALTER TABLE "new_Offer" RENAME TO "Offer";
CREATE INDEX "Offer_createdAt_id_idx" ON "Offer"("createdAt", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

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
