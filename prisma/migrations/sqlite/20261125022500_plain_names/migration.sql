-- Names the column of IP addresses `ip`.
ALTER TABLE "AuditEntry" RENAME COLUMN "address" TO "ip";

-- Names the spam reason of the field that bots fill in `honeypot`.
UPDATE "Contact" SET "spamReasons" = trim(replace(' ' || "spamReasons" || ' ', ' trap ', ' honeypot '))
WHERE "spamReasons" LIKE '%trap%';
