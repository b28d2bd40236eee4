-- An IP address is called so.
ALTER TABLE "AuditEntry" RENAME COLUMN "address" TO "ip";

-- The field that bots fill in is called honeypot.
UPDATE "Contact" SET "spamReasons" = trim(replace(' ' || "spamReasons" || ' ', ' trap ', ' honeypot '))
WHERE "spamReasons" LIKE '%trap%';
