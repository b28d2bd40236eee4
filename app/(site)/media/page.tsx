import { JsonLd } from "@/components/site/json-ld";
import { MediaScreen } from "@/components/site/media-screen";
import { screens } from "@/content/screens";
import { attempt } from "@/lib/attempt";
import { listMediaItems } from "@/lib/data/media";
import { jsonLdText, videoData } from "@/lib/json-ld";
import { toMediaCardItem } from "@/lib/media-card-item";
import { pageMetadata } from "@/lib/page-metadata";
import { htmlToText } from "@/lib/html-text";

export const generateMetadata = () => pageMetadata(screens.media);

export default async function MediaPage() {
  const list = await attempt("media items", async () => {
    const items = await listMediaItems();
    return items.map(toMediaCardItem);
  });
  const videos = list.failed ? [] : videoData(list.value, htmlToText);
  return (
    <>
      {videos.length > 0 && <JsonLd text={jsonLdText(videos)} />}
      <MediaScreen list={list} />
    </>
  );
}
