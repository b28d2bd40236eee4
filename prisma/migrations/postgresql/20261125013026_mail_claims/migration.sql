-- AlterTable
ALTER TABLE "ContactMail" ADD COLUMN "claimedUntil" TIMESTAMP(3);

-- Deletes unsent mail about leads that staff marked as spam, because spam is not mailed.
DELETE FROM "ContactMail" WHERE "state" <> 'sent'
  AND "contactId" IN (SELECT "id" FROM "Contact" WHERE "isSpam");

-- Sends mail again that has the removed state `handing` (being sent).
UPDATE "ContactMail" SET "state" = 'waiting' WHERE "state" = 'handing';

-- DropTable
DROP TABLE "Lease";
