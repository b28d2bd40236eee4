import sharp from "sharp";

/** The format that social networks recommend for a share image. */
export const expectedShareImage = { type: "image/jpeg", width: 1200, height: 630, isSmall: true };

const MAX_BYTES = 200 * 1024;

export async function readShareImage(url: string): Promise<typeof expectedShareImage> {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const type = response.headers.get("content-type") ?? "";
  return { type, width, height, isSmall: bytes.length < MAX_BYTES };
}
