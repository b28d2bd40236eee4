import "server-only";
import { paths } from "@/lib/core/paths";
import type { EntryKind } from "@/lib/entries/kind";
import { toStoredHtml } from "@/lib/html/stored-html";
import { htmlToText } from "@/lib/html/text";
import { type OfferDto, offerDtoSchema, type OfferInput, offerInputSchema } from "./schema";

export const offerKind: EntryKind<OfferInput, OfferDto> = {
  entity: "offer",
  label: "Offer",
  path: paths.api.offers,
  inputSchema: offerInputSchema,
  dtoSchema: offerDtoSchema,
  table: "Offer",
  model: (db) => db.offer,
  select: {
    id: true,
    title: true,
    description: true,
    category: true,
    discount: true,
    validUntil: true,
    image: true,
    createdAt: true,
    version: true,
  },
  toColumns: async (input) => ({ ...input, description: await toStoredHtml(input.description) }),
  listTexts: ({ title, discount, description }) => [title, discount, htmlToText(description)],
};
