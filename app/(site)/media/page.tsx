import { JsonLd } from "@/components/site/seo/json-ld";
import { MediaScreen } from "@/components/site/media/media-screen";
import { screens } from "@/content/screens";
import { safeLoad } from "@/lib/core/safe-load";
import { listMediaItems } from "@/lib/entries/media/data";
import { jsonLdText, videoData } from "@/lib/seo/json-ld";
import { toMediaCardItem } from "@/lib/entries/media/card";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { htmlToText } from "@/lib/html/text";

export const generateMetadata = () => pageMetadata(screens.media);

export default async function MediaPage() {
  const list = await safeLoad("media items", async () => {
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
