import { MediaScreen } from "@/components/site/media-screen";
import { attempt } from "@/lib/attempt";
import { listMediaItems } from "@/lib/data/media";
import { toMediaCardItem } from "@/lib/media-card-item";

export const dynamic = "force-dynamic";

export const metadata = {
  title: "Media Resources",
  description: "Explore our curated collection of helpful videos and resources.",
};

export default async function MediaPage() {
  const list = await attempt("media items", async () => {
    const { items } = await listMediaItems(null);
    return items.map(toMediaCardItem);
  });
  return <MediaScreen list={list} />;
}
