import { UPLOAD_LIMIT, type UploadPurpose } from "@/lib/uploads/schema";

export const imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"];

const types: Record<UploadPurpose, string[]> = {
  image: imageTypes,
  file: [...imageTypes, "application/pdf"],
};

/** What the browser's own dialog offers to choose from. */
export const acceptedTypes = (purpose: UploadPurpose) => types[purpose].join(",");

/**
 * Why a file need not be sent to be refused, or null. What it is the server says, by what is in it:
 * the browser knows its name alone.
 */
export const fileRefusal = ({ size }: File): string | null =>
  size > UPLOAD_LIMIT ? "The file is larger than 20 MB. Make it smaller and try again." : null;
