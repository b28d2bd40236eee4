-- AlterTable
ALTER TABLE "Contact" ADD COLUMN     "sendKey" TEXT,
ADD COLUMN     "isSpam" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "spamReasons" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "address" TEXT,
ADD COLUMN     "detail" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Contact_sendKey_key" ON "Contact"("sendKey");

-- CreateIndex
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");

-- The audit is append-only
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'AuditEntry is append-only';
END
$$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
