import { screens } from "@/content/screens";
import { AppError } from "@/lib/core/errors";
import { safeLoad } from "@/lib/core/safe-load";
import { notFoundResponse, unavailableResponse } from "@/lib/http/responses";
import { drawShareImage } from "@/lib/seo/share-image/draw";
import { findShareImage } from "@/lib/seo/share-image/find";

export const dynamic = "error";

/** Draws each image on its first request. */
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: RouteContext<"/share/[...path]">) {
  const path = `/${(await params).path.join("/")}`;
  if (!path.endsWith(".jpg")) return notFoundResponse();
  const page = path.slice(0, -".jpg".length);
  const image = await safeLoad("share image", () =>
    findShareImage(page === "/home" ? screens.home.href : page),
  );
  if (image.failed) return unavailableResponse();
  if (image.value === null) return notFoundResponse();
  const jpeg = await drawShareImage(image.value).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (jpeg === null) return unavailableResponse();
  return new Response(new Uint8Array(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" },
  });
}
