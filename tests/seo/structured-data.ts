// The fields without which a search engine does not use a thing (Google's structured data
// documentation, and for a firm schema.org's own FinancialService), and of what kind they are.

type Thing = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isAddress: Check = (value) => typeof value === "string" && URL.canParse(value);
const isMoment: Check = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));
const isNamed: Check = (value) =>
  typeof value === "object" && value !== null && isText((value as Thing).name);
const isImage: Check = (value) =>
  typeof value === "object" && value !== null && isAddress((value as Thing).url);

const isWay: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (step: Thing, index) =>
      step["@type"] === "ListItem" &&
      step.position === index + 1 &&
      isText(step.name) &&
      isAddress(step.item),
  );

const required: Record<string, Record<string, Check>> = {
  FinancialService: {
    name: isText,
    description: isText,
    url: isAddress,
    logo: isAddress,
    image: isAddress,
    areaServed: isText,
  },
  BreadcrumbList: { itemListElement: isWay },
  BlogPosting: {
    headline: isText,
    description: isText,
    image: isImage,
    datePublished: isMoment,
    dateModified: isMoment,
    author: isNamed,
    publisher: isNamed,
    mainEntityOfPage: isAddress,
  },
  VideoObject: {
    name: isText,
    description: isText,
    thumbnailUrl: isAddress,
    uploadDate: isMoment,
    embedUrl: isAddress,
  },
};

/** The things that a page describes in JSON-LD. */
export function thingsOf(document: Document): Thing[] {
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

/** The fields of a thing that are missing or of the wrong kind. */
export function missingFields(thing: Thing): string[] {
  const type = String(thing["@type"]);
  const fields = required[type];
  if (fields === undefined) return [`no schema is known for ${type}`];
  return Object.entries(fields)
    .filter(([field, check]) => !check(thing[field]))
    .map(([field]) => `${type}.${field}`);
}
