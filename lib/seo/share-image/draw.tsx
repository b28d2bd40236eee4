import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { colours } from "@/content/colours";
import { screens } from "@/content/screens";
import { site } from "@/content/site";
import { shorten } from "@/lib/core/format";
import { formatError, log } from "@/lib/core/log";
import { getRequestId } from "@/lib/core/request-id";
import { createSlots } from "@/lib/core/slots";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/page-metadata";
import { toDrawableTitle } from "./drawable";

export type ShareImage = {
  eyebrow: string;
  title: string;
  /** A path in public/, or the bytes of an image. */
  art: string | Buffer;
};

const TEXT_WIDTH = 690;
const { width, height } = SHARE_IMAGE_SIZE;
/** In characters. Longer titles do not fit in four lines, and laying out a longer word would take seconds. */
const TITLE_LENGTH = 200;

const readFontFile = (name: string) =>
  readFile(path.join(process.cwd(), "lib/seo/share-image/fonts", `${name}.woff`));

async function readFonts(): Promise<Font[]> {
  const [serif, serifRupee, sans, sansRupee] = await Promise.all([
    readFontFile("source-serif-4"),
    readFontFile("source-serif-4-rupee"),
    readFontFile("inter"),
    readFontFile("inter-rupee"),
  ]);
  return [
    { name: "Source Serif", data: serif },
    { name: "Source Serif Rupee", data: serifRupee },
    { name: "Inter", data: sans },
    { name: "Inter Rupee", data: sansRupee },
  ];
}

const SERIF = "Source Serif, Source Serif Rupee";
const SANS = "Inter, Inter Rupee";

let fonts: Promise<Font[]> | undefined;

/** Drawing occupies a core, and anyone can request the image of any entry. */
const queueDrawing = createSlots({
  concurrency: 1,
  maxQueued: 10,
  refusal: "Too many images are being drawn right now.",
  retryAfter: 30,
});

const chooseTitleSize = (title: string) => (title.length > 60 ? 50 : title.length > 32 ? 60 : 72);

/** Draws a JPEG. If this fails, draws one with the firm's name. Uses no network. @throws AppError unavailable (full queue) */
export const drawShareImage = (image: ShareImage): Promise<Buffer> =>
  queueDrawing(() =>
    draw(image).catch((error: unknown) => {
      log("error", {
        code: "share_image_failed",
        requestId: getRequestId(),
        error: formatError(error),
      });
      return draw({ eyebrow: site.tagline, title: site.name, art: screens.home.image });
    }),
  );

async function draw({ eyebrow, title: entryTitle, art }: ShareImage): Promise<Buffer> {
  const title = toDrawableTitle(entryTitle) ?? site.name;
  fonts ??= readFonts().catch((error: unknown) => {
    // Lets the next drawing retry.
    fonts = undefined;
    throw error;
  });
  const textSvg = await satori(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: "64px 56px 60px 72px",
        color: colours.white,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 20, fontFamily: SERIF }}>
        <img src={await readMarkUrl()} alt="" width={56} height={56} />
        <span style={{ fontSize: 34 }}>{site.name}</span>
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 20 }}>
        <div style={{ display: "flex", width: 64, height: 4, backgroundColor: colours.brass }} />
        <span style={{ fontFamily: SANS, fontSize: 26, color: colours.brassLight }}>{eyebrow}</span>
        <div
          style={{
            display: "block",
            fontFamily: SERIF,
            fontSize: chooseTitleSize(title),
            lineHeight: 1.12,
            lineClamp: 4,
          }}
        >
          {shorten(title, TITLE_LENGTH)}
        </div>
      </div>
    </div>,
    { width: TEXT_WIDTH, height, fonts: await fonts },
  );
  const image = await sharp(typeof art === "string" ? path.join(process.cwd(), "public", art) : art)
    .resize({ width: width - TEXT_WIDTH, height, fit: "cover" })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colours.pineDeep } })
    .composite([
      { input: image, left: TEXT_WIDTH, top: 0 },
      { input: Buffer.from(textSvg), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function readMarkUrl(): Promise<string> {
  const svg = await readFile(path.join(process.cwd(), "public/icons/mark-on-dark.svg"));
  return `data:image/svg+xml;base64,${svg.toString("base64")}`;
}
