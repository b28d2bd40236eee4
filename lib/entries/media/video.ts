import { removeInvisible } from "@/lib/core/invisible";

/** YouTube ids have exactly 11 characters (spec §5, §9). */
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;
/** Words of 11 characters that replace the id in the embed URLs of playlists and channels. */
const RESERVED_WORDS = new Set(["videoseries", "live_stream"]);

const YOUTUBE_HOST =
  /^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;
const ID_PATHS = new Set(["watch", "embed", "shorts", "live", "v", "e"]);

export type Video =
  | { kind: "player"; id: string; embedUrl: string; watchUrl: string }
  | { kind: "link"; href: string }
  | { kind: "text"; text: string };

const isYoutube = ({ hostname }: URL) => YOUTUBE_HOST.test(hostname) || SHORT_HOST.test(hostname);

function readId(url: URL): string | null {
  const [, first = "", second] = url.pathname.split("/");
  const id = SHORT_HOST.test(url.hostname)
    ? first
    : ID_PATHS.has(first) && (second || (first === "watch" && url.searchParams.get("v")));
  return id && YOUTUBE_ID.test(id) && !RESERVED_WORDS.has(id) ? id : null;
}

/** Parses "90", "90s" or "1h2m30s" as seconds. Returns 0 for anything else. */
function readSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

function readStart({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1)).get("t");
  return readSeconds(searchParams.get("t") ?? searchParams.get("start") ?? inHash ?? "");
}

function createPlayer(id: string, start: number): Video {
  return {
    kind: "player",
    id,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ""}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  };
}

/** Only this many characters are searched for an iframe. YouTube's embed code is several times shorter. */
const MARKUP_LENGTH = 4_000;
const IFRAME_SRC = /<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i;

function readUrl(text: string): URL | null {
  const link = IFRAME_SRC.exec(text.slice(0, MARKUP_LENGTH))?.[1]?.replaceAll("&amp;", "&") ?? text;
  const hasProtocol = /^https?:\/\//i.test(link);
  const fullUrl = hasProtocol ? link : `https://${link.replace(/^\/\//, "")}`;
  if (!URL.canParse(fullUrl)) return null;
  const url = new URL(fullUrl);
  if (isYoutube(url)) url.protocol = "https:";
  else if (!hasProtocol) return null;
  return url.protocol === "https:" ? url : null;
}

/** Parses a video URL, id or embed code. A YouTube video gives a player, any other https URL a link, all else text. */
export function parseVideo(value: string): Video {
  const trimmed = removeInvisible(value).trim();
  if (YOUTUBE_ID.test(trimmed) && !RESERVED_WORDS.has(trimmed)) return createPlayer(trimmed, 0);
  const url = readUrl(trimmed);
  if (url === null) return { kind: "text", text: trimmed };
  const id = isYoutube(url) ? readId(url) : null;
  return id === null ? { kind: "link", href: url.href } : createPlayer(id, readStart(url));
}
