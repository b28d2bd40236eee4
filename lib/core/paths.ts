/** Addresses of the site's own screens that code links to. */
export const paths = {
  home: "/",
  contact: "/contact",
  /** The contact form with a line on what the visitor writes about, and the page that is about it. */
  contactAbout: (about: string, page: string) =>
    `/contact#${new URLSearchParams({ about, page }).toString()}`,
  services: "/services",
  blog: "/blog",
  /** Pages of the list count from 1. */
  blogPage: (page: number) => (page === 1 ? "/blog" : `/blog?page=${page}`),
  /** Posts that have some words; pages count from 1. */
  blogSearch: (words: string, page: number) =>
    `/blog?${new URLSearchParams({ q: words, ...(page > 1 && { page: String(page) }) }).toString()}`,
  blogPost: (id: string) => `/blog/${encodeURIComponent(id)}`,
  media: "/media",
  /** Pages of the list count from 1. */
  mediaPage: (page: number) => (page === 1 ? "/media" : `/media?page=${page}`),
  offer: (id: string) => `/offers/${encodeURIComponent(id)}`,
  login: "/login",
  register: "/register",
  newPassword: "/new-password",
  admin: "/admin",
  /** A lead in the portal, opened. Its id is in the fragment, which stays out of logs. */
  lead: (id: string) => `/admin#contacts?${new URLSearchParams({ lead: id }).toString()}`,
  privacy: "/privacy",
  terms: "/terms",
  feed: "/feed.xml",
  sitemap: "/sitemap.xml",
  /** A part of it, where there are many entries. */
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  /** What the API lists to everybody. */
  api: { blogs: "/api/blogs", media: "/api/media", offers: "/api/offers" },
  /**
   * The picture that goes with a shared link to one of our pages. `version`, of the entry that the
   * page shows, gives a changed entry a picture of its own.
   */
  shareImage: (page: string, version?: number) =>
    `/share${page === "/" ? "/home" : page}.jpg${version === undefined ? "" : `?v=${version}`}`,
};
