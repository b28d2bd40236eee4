import { removeInvisible } from "@/lib/core/invisible";

/** A YouTube video id has exactly this many characters (spec §5, §9). */
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;
/** Players of playlists and channels stand where an id would, and are as long. */
const NOT_AN_ID = new Set(["videoseries", "live_stream"]);

const YOUTUBE_HOST =
  /^(?:(?:www|m|music|gaming)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;
/** Paths that have the id behind them. */
const ID_PATHS = new Set(["watch", "embed", "shorts", "live", "v", "e"]);

/** What a stored video link can be on a page: a player, a link, or only its text (design §2). */
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
  return id && YOUTUBE_ID.test(id) && !NOT_AN_ID.has(id) ? id : null;
}

/** Reads "90", "90s" and "1h2m30s" as seconds; 0 for anything else. */
function readSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

function readStart({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1)).get("t");
  return readSeconds(searchParams.get("t") ?? searchParams.get("start") ?? inHash ?? "");
}

function player(id: string, start: number): Video {
  return {
    kind: "player",
    id,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ""}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  };
}

/** The most characters of the code that YouTube offers for embedding, several times over. */
const MARKUP_LENGTH = 4_000;
const frame = /<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i;

/** Reads a URL, also without its protocol or in the code for embedding; null for anything else. */
function readUrl(given: string): URL | null {
  const address = frame.exec(given.slice(0, MARKUP_LENGTH))?.[1]?.replaceAll("&amp;", "&") ?? given;
  const hasProtocol = /^https?:\/\//i.test(address);
  const full = hasProtocol ? address : `https://${address.replace(/^\/\//, "")}`;
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  if (isYoutube(url)) url.protocol = "https:";
  else if (!hasProtocol) return null;
  return url.protocol === "https:" ? url : null;
}

/**
 * Reads a video link as staff gave it. What names a video on YouTube becomes a player on the
 * privacy-enhanced host, from the moment that the link names; another https URL becomes a link;
 * anything else, `javascript:` too, is text.
 */
export function parseVideo(value: string): Video {
  const given = removeInvisible(value).trim();
  if (YOUTUBE_ID.test(given) && !NOT_AN_ID.has(given)) return player(given, 0);
  const url = readUrl(given);
  if (url === null) return { kind: "text", text: given };
  const id = isYoutube(url) ? readId(url) : null;
  return id === null ? { kind: "link", href: url.href } : player(id, readStart(url));
}
