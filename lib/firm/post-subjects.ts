import "server-only";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { ContentPage, DisclosureSubject } from "@/content/types";
import { listPageSubjects } from "./statements";

/** Returns the subjects of a post that matches `pages`, without the adviser, whose statements are in the footer. */
export const listPostSubjects = (pages: ContentPage[]): DisclosureSubject[] =>
  listPagesWithSection(sections)
    .filter(({ page }) => pages.includes(page))
    .flatMap(({ section, page }) => listPageSubjects(section, page))
    .filter((subject) => subject !== "adviser");
