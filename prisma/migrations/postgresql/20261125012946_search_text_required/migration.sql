-- Every version since this column was added has filled it in; a row from before is filled in here, as near to
-- lib/contacts/search-text.ts as both databases can.
UPDATE "Contact" SET "searchText" = lower("name" || '
' || "email" || '
' || "phone" || '
' || "message" || '
' || replace(replace(replace("phone", ' ', ''), '-', ''), '+', ''))
WHERE "searchText" IS NULL;

-- AlterTable
ALTER TABLE "Contact" ALTER COLUMN "searchText" SET NOT NULL;
