import sharp from "sharp";

/** What networks ask of the picture of a shared link. */
export const shareImage = { type: "image/jpeg", width: 1200, height: 630, isSmall: true };

const MOST_BYTES = 200 * 1024;

/** The same facts of the picture at an address. */
export async function readShareImage(address: string): Promise<typeof shareImage> {
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const type = answer.headers.get("content-type") ?? "";
  return { type, width, height, isSmall: bytes.length < MOST_BYTES };
}
