-- AlterTable
ALTER TABLE "ContactMail" ADD COLUMN "claimedUntil" DATETIME;

-- Spam is not mailed. Its rows are those that staff marked while they were being sent, and in vain.
DELETE FROM "ContactMail" WHERE "state" <> 'sent'
  AND "contactId" IN (SELECT "id" FROM "Contact" WHERE "isSpam");

-- There is no such state any more: what was in hand is sent again.
UPDATE "ContactMail" SET "state" = 'waiting' WHERE "state" = 'handing';

-- DropTable
DROP TABLE "Lease";
