"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import { formatCalendarDate } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import { hasEnded } from "@/lib/entries/offer/has-ended";
import {
  defaultOfferCategory,
  type OfferCategory,
  type OfferDto,
  type OfferFormValues,
  type OfferInput,
  offerInputSchema,
} from "@/lib/entries/offer/schema";
import { RichTextField } from "@/components/portal/editor/rich-text-field";
import type { EntryTab } from "@/components/portal/entries/entry-tab";
import { FieldColumns } from "@/components/portal/entries/field-columns";
import { SelectField } from "@/components/portal/forms/select-field";
import { TextField } from "@/components/portal/forms/text-field";
import { UploadField } from "@/components/portal/forms/upload-field";
import { cleanDraftUrl, cleanDraftTitle } from "./draft";

const categoryNames: Record<OfferCategory, string> = {
  lease: "Lease",
  loan: "Loan",
  insurance: "Insurance",
  investment: "Investment",
  other: "Other",
};

function describeValidity(validUntil: string): string {
  const day = formatCalendarDate(validUntil);
  return hasEnded(validUntil) ? `Ended ${day}, still on the site` : `Valid until ${day}`;
}

function OfferFields() {
  const validUntil = useWatch<OfferFormValues, "validUntil">({ name: "validUntil" });
  return (
    <>
      <TextField<OfferFormValues> name="title" label="Title" required data-autofocus />
      <FieldColumns
        details={
          <>
            <SelectField<OfferFormValues>
              name="category"
              label="Category"
              options={categoryNames}
            />
            <TextField<OfferFormValues>
              name="discount"
              label="Discount"
              description="Optional. For example: 10% off"
            />
            <TextField<OfferFormValues>
              name="validUntil"
              label="Valid until"
              description={
                validUntil && hasEnded(validUntil)
                  ? "This day has passed. The site shows the offer as ended until you delete it."
                  : "Optional. The last day of the offer."
              }
              type="date"
              min="1000-01-01"
              max="9999-12-31"
            />
            <UploadField<OfferFormValues>
              name="image"
              label="Image URL"
              description="Optional. Shown on the slide and at the top of the offer."
              purpose="image"
            />
          </>
        }
      >
        <RichTextField<OfferFormValues> name="description" label="Description" toolbar="basic" />
      </FieldColumns>
    </>
  );
}

export const offerTab: EntryTab<OfferDto, OfferFormValues, OfferInput> = {
  path: "/api/offers",
  searchPath: "/api/offers/search",
  noun: "offer",
  entity: "offer",
  tab: "offers",
  searchedFields: "title, discount or description",
  title: "Offers Management",
  texts: {
    loading: "Loading offers...",
    error: "Failed to load offers",
    empty: {
      title: "No offers found. Create your first offer.",
      image: "/art/empty-offers.svg",
    },
  },
  dialogTitle: "Edit Offer",
  creation: {
    button: "New Offer",
    dialogTitle: "New Offer",
    newValues: () => ({
      title: "",
      description: "",
      category: defaultOfferCategory,
      discount: "",
      validUntil: "",
      image: "",
    }),
  },
  showsServerMessage: { save: false, delete: false },
  resolver: zodResolver(offerInputSchema),
  toValues: ({ title, description, category, discount, validUntil, image }) => ({
    title,
    description,
    category,
    discount,
    validUntil: validUntil ?? "",
    image: image ?? "",
  }),
  toDraft: ({ title, description, category, discount, validUntil, image }, serverFields) => ({
    ...serverFields,
    title: cleanDraftTitle(title),
    description: description ?? "",
    category: category ?? defaultOfferCategory,
    discount: discount?.trim() ?? "",
    validUntil: validUntil || null,
    image: cleanDraftUrl(image),
  }),
  toCard: ({ image, category, discount, validUntil, description }) => ({
    image,
    label: categoryNames[category],
    facts: [...(discount ? [discount] : []), ...(validUntil ? [describeValidity(validUntil)] : [])],
    html: description,
  }),
  listTexts: ({ title, discount, description }) => [title, discount ?? "", description ?? ""],
  getPagePath: ({ id }) => paths.offer(id),
  Fields: OfferFields,
};
