-- Fills rows that are older than this column with a text close to that of lib/contacts/search-text.ts.
UPDATE "Contact" SET "searchText" = lower("name" || '
' || "email" || '
' || "phone" || '
' || "message" || '
' || replace(replace(replace("phone", ' ', ''), '-', ''), '+', ''))
WHERE "searchText" IS NULL;

-- AlterTable
ALTER TABLE "Contact" ALTER COLUMN "searchText" SET NOT NULL;
