import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Result } from "@/lib/core/safe-load";
import { pageMetadata } from "@/lib/seo/page-metadata";

type ListScreen = { href: string; title: string; description: string };
type Props = { params: Promise<{ page: string }> };

/** Returns the page number from the URL. Calls notFound() if it is not a positive integer or is past the last page. */
export async function readPageNumber(
  { params }: Props,
  load: (page: number) => Promise<Result<{ pageCount: number }>>,
): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  const list = await load(Number(page));
  if (!list.failed && Number(page) > list.value.pageCount) notFound();
  return Number(page);
}

export function buildNumberedPageMetadata(
  { href, title, description }: ListScreen,
  page: number,
  getHref: (page: number) => string,
): Metadata {
  return pageMetadata({
    href: getHref(page),
    title: page === 1 ? title : `${title}, page ${page}`,
    description,
    imagePath: href,
  });
}
