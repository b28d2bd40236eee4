-- AlterTable
ALTER TABLE "Contact" ADD COLUMN     "searchText" TEXT;

-- CreateTable
CREATE TABLE "ContactMail" (
    "contactId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "problem" TEXT,
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "ContactMail_pkey" PRIMARY KEY ("contactId")
);

-- CreateTable
CREATE TABLE "Lease" (
    "key" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "ContactMail_state_dueAt_idx" ON "ContactMail"("state", "dueAt");

-- AddForeignKey
ALTER TABLE "ContactMail" ADD CONSTRAINT "ContactMail_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;
