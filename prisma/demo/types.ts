export type DemoPost = {
  title: string;
  authorName: string;
  image: string;
  short_desc: string;
  content: string;
  publishedOn: string /* YYYY-MM-DD */;
};

export type DemoOffer = {
  title: string;
  description: string;
  category: "lease" | "loan" | "insurance" | "investment" | "other";
  discount: string;
  validUntil: string /* YYYY-MM-DD */;
  image: string;
};

export type DemoMediaItem = {
  title: string;
  description: string;
  mediaType: "file" | "youtube" | "both";
  fileUrl: string | null;
  youtubeUrl: string | null;
  /** Seconds; null if unknown. */
  duration: number | null;
  language: string | null;
  poster: string | null;
  publishedOn: string /* YYYY-MM-DD */;
};
