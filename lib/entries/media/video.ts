/** A YouTube video id has exactly this many characters (spec §5, §9). */
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/;

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);

/** What a stored video link can be on a page: a player, a link, or only its text (design §2). */
export type Video =
  | { kind: "player"; id: string; embedUrl: string; watchUrl: string }
  | { kind: "link"; href: string }
  | { kind: "text"; text: string };

function youtubeId(url: URL): string | null {
  const [, first, second] = url.pathname.split("/");
  if (url.hostname === "youtu.be") return first ?? null;
  if (!YOUTUBE_HOSTS.has(url.hostname)) return null;
  if (first === "watch") return url.searchParams.get("v");
  return first === "embed" || first === "shorts" ? (second ?? null) : null;
}

/**
 * Reads a video link as staff gave it. YouTube's watch, short and embed forms with an id of 11
 * characters become a player on the privacy-enhanced host; another https address becomes a
 * link; anything else, `javascript:` too, is text.
 */
export function parseVideo(value: string): Video {
  const given = value.trim();
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return { kind: "text", text: given };
  const url = new URL(given);
  const id = youtubeId(url);
  if (id !== null && YOUTUBE_ID.test(id)) {
    return {
      kind: "player",
      id,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    };
  }
  return url.protocol === "https:"
    ? { kind: "link", href: url.href }
    : { kind: "text", text: given };
}
