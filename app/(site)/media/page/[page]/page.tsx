import { screens } from "@/content/screens";
import { paths } from "@/lib/core/paths";
import { buildNumberedPageMetadata, readPageNumber } from "../../../numbered-page";
import { loadMediaPage } from "../../load-media-page";
import { MediaListPage } from "../../media-list-page";

// Serves /media?page=n through a rewrite in next.config.mjs; /media/page/n redirects to that URL.

type Props = PageProps<"/media/page/[page]">;

export const generateStaticParams = () => [];

export async function generateMetadata(props: Props) {
  const page = await readPageNumber(props, loadMediaPage);
  return buildNumberedPageMetadata(screens.media, page, paths.mediaPage);
}

export default async function NumberedMediaPage(props: Props) {
  return <MediaListPage page={await readPageNumber(props, loadMediaPage)} />;
}
