import { pagingQuerySchema } from "@/lib/core/page-schema";
import { paths } from "@/lib/core/paths";

/** What reads its own query: the API, and the files that Next serves. */
const READS_ITS_QUERY = /^\/(api|_next\/static)\//;

/** Lists of the API, whose answers are cached by their URL (kept-answers.ts). */
const API_LISTS = new Set<string>([paths.api.blogs, paths.api.offers, paths.api.media]);
const API_LIST_PARAMS = Object.keys(pagingQuerySchema.shape);

/** The first value of each parameter that the list reads: the route takes no other (lib/http/route.ts). */
function readListParams(query: string): string[] {
  const sent = new URLSearchParams(query);
  return API_LIST_PARAMS.flatMap((name) => {
    const value = sent.get(name);
    return value === null ? [] : new URLSearchParams({ [name]: value }).toString();
  });
}

/** Lists with numbered pages (lib/core/paths). */
const PAGED = new Set(["/blog", "/media"]);
const PAGE = /^page=/;
const NUMBERED = /^page=\d{1,7}$/;
/** For a page that no number names: at dots and escapes Next fails with a 500. */
const NO_PAGE = "page=none";
/** Next's own mark of a visit that comes by a link within the site. */
const FLIGHT_MARK = /^_rsc(=[\w-]{0,64})?$/;

function pageOf(parameters: string[]): string | undefined {
  const page = parameters.find((each) => PAGE.test(each));
  return page === undefined || NUMBERED.test(page) ? page : NO_PAGE;
}

/** The words of a search of the posts. */
const BLOG_SEARCH = /^q=/;
/** More than is looked for, so that the page can say that it was cut (lib/entries/blog/query.ts). */
const MOST_SENT = 200;

/** Written anew, so that whoever reads it reads the same: Next fails at escapes that are none. */
function blogSearch(parameters: string[]): string | undefined {
  const sent = parameters.find((each) => BLOG_SEARCH.test(each));
  const words = new URLSearchParams(sent).get("q")?.replaceAll("\0", " ").trim() ?? "";
  const q = Array.from(words).slice(0, MOST_SENT).join("");
  return q === "" ? undefined : new URLSearchParams({ q }).toString();
}

function withParams(path: string, params: (string | undefined)[]): string {
  const known = params.filter((each) => each !== undefined);
  return known.length === 0 ? path : `${path}?${known.join("&")}`;
}

/**
 * The address of a request without the parameters that no page of ours has. Next writes the whole
 * query into the page that it makes, and what is made for one visitor is kept for all: somebody's
 * address in `?email=` would be read by everybody (docs/decisions/0012).
 * @param url path and query, as the request has them
 * @param isFlight whether Next's own client asks, with the header `RSC: 1`
 */
export function stripUnknownParams(url: string, isFlight: boolean): string {
  const begin = url.indexOf("?");
  if (begin === -1) return url;
  const path = url.slice(0, begin);
  const query = url.slice(begin + 1);
  if (API_LISTS.has(path)) return withParams(path, readListParams(query));
  if (READS_ITS_QUERY.test(path)) return url;
  const parameters = query.split("&");
  return withParams(path, [
    PAGED.has(path) ? pageOf(parameters) : undefined,
    path === "/blog" ? blogSearch(parameters) : undefined,
    // The last one: Next adds the right one behind those that it refuses.
    isFlight ? parameters.findLast((each) => FLIGHT_MARK.test(each)) : undefined,
  ]);
}
