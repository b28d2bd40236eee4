import type { Publish } from "./fixtures";

const offer = {
  title: "Cover for less",
  category: "insurance",
  discount: "10% off",
  validUntil: "2099-03-31",
  description: "<p>Until the end of March</p>",
};

export async function publishEntriesFor(screen: string, publish: Publish): Promise<string> {
  if (screen.startsWith("/blog")) {
    const blog = await publish("blogs", {
      title: "A post to read",
      authorName: "Asha Menon",
      short_desc: "What the post is about",
      image: "/art/offers/loan.jpg",
      content: "<h2>A part of it</h2><p>Its text</p>",
    });
    return blog.id;
  }
  if (screen.startsWith("/media")) {
    const item = await publish("media", {
      title: "A guide and a film",
      mediaType: "both",
      youtubeUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      description: "<p>What to check first</p>",
    });
    return item.id;
  }
  if (screen === "/ without an offer") return "";
  await publish("offers", { title: "The second offer" });
  return (await publish("offers", offer)).id;
}
