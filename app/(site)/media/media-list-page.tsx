import { JsonLd } from "@/components/site/seo/json-ld";
import { MediaScreen } from "@/components/site/media/media-screen";
import { toJsonLd, buildVideoData } from "@/lib/seo/json-ld";
import { htmlToText } from "@/lib/html/text";
import { loadMediaPage } from "./load-media-page";

export async function MediaListPage({ page }: { page: number }) {
  const list = await loadMediaPage(page);
  const videos = list.failed ? [] : buildVideoData(list.value.items, htmlToText);
  return (
    <>
      {videos.length > 0 && <JsonLd text={toJsonLd(videos)} />}
      <MediaScreen list={list} page={page} />
    </>
  );
}
