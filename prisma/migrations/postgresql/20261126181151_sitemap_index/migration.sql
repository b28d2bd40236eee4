-- DropIndex
DROP INDEX "Blog_createdAt_id_idx";

-- DropIndex
DROP INDEX "MediaItem_createdAt_id_idx";

-- DropIndex
DROP INDEX "Offer_createdAt_id_idx";

-- CreateIndex
CREATE INDEX "Blog_createdAt_id_updatedAt_idx" ON "Blog"("createdAt", "id", "updatedAt");

-- CreateIndex
CREATE INDEX "MediaItem_createdAt_id_updatedAt_idx" ON "MediaItem"("createdAt", "id", "updatedAt");

-- CreateIndex
CREATE INDEX "Offer_createdAt_id_updatedAt_idx" ON "Offer"("createdAt", "id", "updatedAt");
