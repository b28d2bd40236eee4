import { call } from "../../tools/site/calls";

// Publishes entries through the API, with defaults for the fields that a test does not set.

type Fields = Record<string, unknown>;
type Entry = { id: string; version: number };

export async function publish(url: string, token: string, path: string, body: Fields) {
  const response = await call(url, path, { method: "POST", token, body });
  if (response.status !== 201)
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Entry;
}

export function publishBlog(url: string, token: string, fields: Fields): Promise<Entry> {
  return publish(url, token, "/api/blogs", {
    title: "A post",
    authorName: "Asha",
    short_desc: "What it is about",
    content: "<p>Its text</p>",
    ...fields,
  });
}

export function publishMedia(url: string, token: string, fields: Fields): Promise<Entry> {
  return publish(url, token, "/api/media", {
    title: "A guide",
    mediaType: "file",
    fileUrl: "https://example.org/guide.pdf",
    ...fields,
  });
}

export function publishOffer(url: string, token: string, fields: Fields): Promise<Entry> {
  return publish(url, token, "/api/offers", { title: "An offer", category: "loan", ...fields });
}

/** Expires the pages that list a kind of entry. Call it after a write that bypasses the API. */
export async function expirePages(
  url: string,
  token: string,
  kind: "blogs" | "media" | "offers",
): Promise<void> {
  // A DELETE expires the lists even if the id is unknown.
  await call(url, `/api/${kind}/none`, { method: "DELETE", token });
}

export async function removeAll(
  url: string,
  token: string,
  kind: "blogs" | "media" | "offers",
): Promise<void> {
  const entries = (await (await call(url, `/api/${kind}`)).json()) as Entry[];
  for (const { id } of entries) {
    await call(url, `/api/${kind}/${id}`, { method: "DELETE", token });
  }
}
