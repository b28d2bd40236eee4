import { UPLOAD_LIMIT, type UploadPurpose } from "@/lib/uploads/schema";

export const imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"];

const types: Record<UploadPurpose, string[]> = {
  image: imageTypes,
  file: [...imageTypes, "application/pdf"],
};

export const getAcceptedTypes = (purpose: UploadPurpose) => types[purpose].join(",");

/** Returns why a file is refused, or null. Does not check the type, which the server detects from the content. */
export const findFileError = ({ size }: File): string | null =>
  size > UPLOAD_LIMIT ? "The file is larger than 20 MB. Make it smaller and try again." : null;
