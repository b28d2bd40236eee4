-- AlterTable
ALTER TABLE "Contact" ADD COLUMN "searchText" TEXT;

-- CreateTable
CREATE TABLE "ContactMail" (
    "contactId" TEXT NOT NULL PRIMARY KEY,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "problem" TEXT,
    "sentAt" DATETIME,
    CONSTRAINT "ContactMail_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Lease" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "holder" TEXT NOT NULL,
    "until" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "ContactMail_state_dueAt_idx" ON "ContactMail"("state", "dueAt");
