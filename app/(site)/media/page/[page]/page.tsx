import { notFound } from "next/navigation";
import { screens } from "@/content/screens";
import { paths } from "@/lib/core/paths";
import { mediaPages } from "@/lib/entries/media/page-size";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { loadMediaPage } from "../../load-media-page";
import { MediaListPage } from "../../media-page";

// Serves /media?page=n, by a rewrite in next.config.mjs; its own address redirects there.

type Props = PageProps<"/media/page/[page]">;

/** Each is made when it is first asked for. */
export const generateStaticParams = () => [];

async function pageNumber({ params }: Props): Promise<number> {
  const { page } = await params;
  if (!/^[1-9]\d{0,5}$/.test(page)) notFound();
  const list = await loadMediaPage(Number(page));
  if (!list.failed && Number(page) > mediaPages(list.value.total)) notFound();
  return Number(page);
}

export async function generateMetadata(props: Props) {
  const page = await pageNumber(props);
  const { title, description } = screens.media;
  return pageMetadata({
    href: paths.mediaPage(page),
    title: page === 1 ? title : `${title}, page ${page}`,
    description,
    imageOf: paths.media,
  });
}

export default async function MediaNumberedPage(props: Props) {
  return <MediaListPage page={await pageNumber(props)} />;
}
