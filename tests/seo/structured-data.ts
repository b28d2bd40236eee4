import { z } from "zod";

// Lists the fields that each type must have on this site. The sources are Google's structured data
// documentation and, for FinancialService, schema.org.

type Thing = Record<string, unknown>;

const text = z.string().trim().min(1);
const url = z.url();
const dateTime = z.iso.datetime({ offset: true });
const namedSchema = z.object({ name: text });
const firm = { name: text, description: text, url, logo: url, image: url, areaServed: text };
const step = z.object({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: url });

const schemas: Record<string, z.ZodType> = {
  FinancialService: z.object(firm),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(step)
      .min(1)
      .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
  }),
  BlogPosting: z.object({
    headline: text,
    description: text,
    image: z.object({ url }),
    datePublished: dateTime,
    dateModified: dateTime,
    author: namedSchema,
    publisher: namedSchema,
    mainEntityOfPage: url,
  }),
  VideoObject: z.object({
    name: text,
    description: text,
    thumbnailUrl: url,
    uploadDate: dateTime,
    embedUrl: url,
  }),
};

/** Returns the JSON-LD items of a page. */
export function listStructuredData(document: Document): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => {
    const { "@context": context, "@graph": graph } = JSON.parse(script.textContent ?? "") as {
      "@context": string;
      "@graph": Thing[];
    };
    if (context !== "https://schema.org") throw new Error(`@context is ${context}`);
    return graph;
  });
}

/** Returns the paths of missing or invalid fields, such as "BlogPosting.image.url". */
export function findInvalidFields(thing: Thing): string[] {
  const type = String(thing["@type"]);
  const schema = schemas[type];
  if (schema === undefined) return [`${type} is not a known type`];
  const issues = schema.safeParse(thing).error?.issues ?? [];
  return issues.map(({ path }) => [type, ...path].join("."));
}
