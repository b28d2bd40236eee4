import { call } from "../../tools/site/calls";

// Entries that a test publishes through the API, with what it does not care about filled in.

type Fields = Record<string, unknown>;
type Published = { id: string; version: number };

async function publish(url: string, token: string, path: string, body: Fields): Promise<Published> {
  const response = await call(url, path, { method: "POST", token, body });
  if (response.status !== 201)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Published;
}

export function publishBlog(url: string, token: string, fields: Fields): Promise<Published> {
  return publish(url, token, "/api/blogs", {
    title: "A post",
    authorName: "Asha",
    short_desc: "What it is about",
    content: "<p>Its text</p>",
    ...fields,
  });
}

export function publishMedia(url: string, token: string, fields: Fields): Promise<Published> {
  return publish(url, token, "/api/media", {
    title: "A guide",
    mediaType: "file",
    fileUrl: "https://example.org/guide.pdf",
    ...fields,
  });
}

export function publishOffer(url: string, token: string, fields: Fields): Promise<Published> {
  return publish(url, token, "/api/offers", { title: "An offer", category: "loan", ...fields });
}

/** Has the pages that list entries of a kind made anew: for what a test changed past the site. */
export async function expirePages(
  url: string,
  token: string,
  kind: "blogs" | "media" | "offers",
): Promise<void> {
  // It finds nothing to delete, and cannot know that nothing was changed.
  await call(url, `/api/${kind}/none`, { method: "DELETE", token });
}

/** Takes every entry of a kind away, so that a test begins with none. */
export async function removeAll(
  url: string,
  token: string,
  kind: "blogs" | "media" | "offers",
): Promise<void> {
  const entries = (await (await call(url, `/api/${kind}`)).json()) as Published[];
  for (const { id } of entries) {
    await call(url, `/api/${kind}/${id}`, { method: "DELETE", token });
  }
}
