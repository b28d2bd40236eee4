import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Result } from "@/lib/core/safe-load";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Screen = { href: string; title: string; description: string };
type Props = { params: Promise<{ page: string }> };

/**
 * The number in the address of a list's page, counted from 1, such as 2 of /blog?page=2. What is no
 * number, or comes after the last page, is answered with 404.
 */
export async function readPageNumber(
  { params }: Props,
  load: (page: number) => Promise<Result<{ pages: number }>>,
): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  const list = await load(Number(page));
  if (!list.failed && Number(page) > list.value.pages) notFound();
  return Number(page);
}

/** The metadata of a list's page. */
export function numberedMetadata(
  { href, title, description }: Screen,
  page: number,
  hrefOf: (page: number) => string,
): Metadata {
  return pageMetadata({
    href: hrefOf(page),
    title: page === 1 ? title : `${title}, page ${page}`,
    description,
    imageOf: href,
  });
}
