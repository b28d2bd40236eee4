import { isPublicList } from "@/lib/cache/publish";
import { pagingQuerySchema } from "@/lib/core/page-schema";
import { paths } from "@/lib/core/paths";
import { offerListQuerySchema } from "@/lib/entries/offer/schema";

const PATH_WITH_ANY_QUERY = /^\/(api|_next\/static)\//;

/** Other parameters are dropped, because public lists are cached by URL (lib/cache/front-cache.ts). */
const API_LIST_PARAMS = Object.keys(pagingQuerySchema.shape);
const OFFER_LIST_PARAMS = Object.keys(offerListQuerySchema.shape);

/** Keeps the first value of each parameter, as the route does (lib/http/route.ts). */
function readListParams(path: string, query: string): string[] {
  const params = new URLSearchParams(query);
  const names = path === paths.api.offers ? OFFER_LIST_PARAMS : API_LIST_PARAMS;
  return names.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : new URLSearchParams({ [name]: value }).toString();
  });
}

const PAGINATED_PATHS = new Set(["/blog", "/media"]);
const PAGE_PARAM = /^page=/;
const VALID_PAGE_PARAM = /^page=\d{1,7}$/;
/** Replaces an invalid page number, because Next answers 500 to dots and invalid escapes. */
const INVALID_PAGE_PARAM = "page=none";
const RSC_PARAM = /^_rsc(=[\w-]{0,64})?$/;

function findPage(params: string[]): string | undefined {
  const page = params.find((param) => PAGE_PARAM.test(param));
  return page === undefined || VALID_PAGE_PARAM.test(page) ? page : INVALID_PAGE_PARAM;
}

const SEARCH_PARAM = /^q=/;
/** Exceeds QUERY_LENGTH (lib/entries/blog/query.ts), so that the page can say that it shortened the search. */
const MAX_SEARCH_LENGTH = 200;

/** Encodes the search again, because Next fails on invalid escapes. */
function findSearch(params: string[]): string | undefined {
  const search = params.find((param) => SEARCH_PARAM.test(param));
  const text = new URLSearchParams(search).get("q")?.replaceAll("\0", " ").trim() ?? "";
  const q = Array.from(text).slice(0, MAX_SEARCH_LENGTH).join("");
  return q === "" ? undefined : new URLSearchParams({ q }).toString();
}

function withParams(path: string, params: (string | undefined)[]): string {
  const present = params.filter((param) => param !== undefined);
  return present.length === 0 ? path : `${path}?${present.join("&")}`;
}

/** Removes unknown parameters: Next writes the query into the page, which is cached for all visitors (docs/decisions/0063). */
export function stripUnknownParams(url: string, isRsc: boolean): string {
  const start = url.indexOf("?");
  if (start === -1) return url;
  const path = url.slice(0, start);
  const query = url.slice(start + 1);
  if (isPublicList(path)) return withParams(path, readListParams(path, query));
  if (PATH_WITH_ANY_QUERY.test(path)) return url;
  const params = query.split("&");
  return withParams(path, [
    PAGINATED_PATHS.has(path) ? findPage(params) : undefined,
    path === "/blog" ? findSearch(params) : undefined,
    // Takes the last `_rsc`, because Next's redirect appends the correct parameter after an incorrect one.
    isRsc ? params.findLast((param) => RSC_PARAM.test(param)) : undefined,
  ]);
}
