import { MediaScreen } from "@/components/site/media-screen";
import { attempt } from "@/lib/attempt";
import { listMediaItems } from "@/lib/data/media";
import { sanitizeHtml } from "@/lib/sanitize-html";
import { parseVideo } from "@/lib/video";

export const dynamic = "force-dynamic";

export const metadata = {
  title: "Media Resources",
  description: "Explore our curated collection of helpful videos and resources.",
};

export default async function MediaPage() {
  const list = await attempt("media items", async () => {
    const { items } = await listMediaItems(null);
    return items.map((item) => ({
      ...item,
      description: sanitizeHtml(item.description),
      video: item.youtubeUrl === null ? null : parseVideo(item.youtubeUrl),
    }));
  });
  return <MediaScreen list={list} />;
}
