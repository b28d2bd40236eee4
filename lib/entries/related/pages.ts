import "server-only";
import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { ContentPage } from "@/content/types";
import { mostRelevant, relevance, type Texts } from "./relevance";

const MOST_PAGES = 2;

const pages = placesOf(sections).map(({ page }) => page);

/** The content pages that a post is about: those whose words it has most of, the first foremost. */
export const pagesAbout = (post: Texts): ContentPage[] =>
  mostRelevant(pages, ({ words }) => relevance(words ?? [], post), MOST_PAGES);
