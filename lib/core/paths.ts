/** Paths of the site. Page numbers start at 1. */
export const paths = {
  home: "/",
  contact: "/contact",
  contactAbout: (about: string, page: string) =>
    `/contact#${new URLSearchParams({ about, page }).toString()}`,
  services: "/services",
  blog: "/blog",
  blogPage: (page: number) => (page === 1 ? "/blog" : `/blog?page=${page}`),
  blogSearch: (words: string, page: number) =>
    `/blog?${new URLSearchParams({ q: words, ...(page > 1 && { page: String(page) }) }).toString()}`,
  blogPost: (id: string) => `/blog/${encodeURIComponent(id)}`,
  media: "/media",
  mediaPage: (page: number) => (page === 1 ? "/media" : `/media?page=${page}`),
  offer: (id: string) => `/offers/${encodeURIComponent(id)}`,
  login: "/login",
  register: "/register",
  newPassword: "/new-password",
  admin: "/admin",
  /** The id is in the fragment, which stays out of logs. */
  adminLead: (id: string) => `/admin#contacts?${new URLSearchParams({ lead: id }).toString()}`,
  privacy: "/privacy",
  terms: "/terms",
  feed: "/feed.xml",
  sitemap: "/sitemap.xml",
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  api: { blogs: "/api/blogs", media: "/api/media", offers: "/api/offers" },
  /** `version` is the entry's version, so each change gives the image a new URL. */
  shareImage: (page: string, version?: number) =>
    `/share${page === "/" ? "/home" : page}.jpg${version === undefined ? "" : `?v=${version}`}`,
};
