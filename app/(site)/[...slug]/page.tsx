import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ServicePage } from "@/components/site/service-page";
import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";

/** Every page is known when the site is built; any other address is a 404. */
export const dynamicParams = false;

const places = placesOf(sections);

const placeAt = (slug: string[]) =>
  places.find(({ page }) => page.href === `/${slug.map(decodeURIComponent).join("/")}`);

export function generateStaticParams() {
  return places.map(({ page }) => ({ slug: page.href.slice(1).split("/") }));
}

export async function generateMetadata({ params }: PageProps<"/[...slug]">): Promise<Metadata> {
  const place = placeAt((await params).slug);
  return place ? { title: place.page.title, description: place.page.description } : {};
}

export default async function ContentRoute({ params }: PageProps<"/[...slug]">) {
  const place = placeAt((await params).slug);
  if (!place) notFound();
  return <ServicePage {...place} />;
}
