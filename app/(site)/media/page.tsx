import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { MediaListPage } from "./media-list-page";

export const generateMetadata = () => pageMetadata(screens.media);

export default function MediaPage() {
  return <MediaListPage page={1} />;
}
