import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { z } from "zod";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/types";

// What a firm fills in in content/site.ts is data that nothing else checks: a number that cannot be
// called or a picture that is not there would be seen by visitors first.

const line = z.string().refine((text) => text !== "" && text === text.trim(), "is a line of text");

/** A number of 8 to 15 digits, as people write it. */
const phone = z
  .string()
  .regex(/^\+?[\d ()-]+$/, "is a phone number")
  .refine((text) => /^\d{8,15}$/.test(text.replace(/\D/g, "")), "has 8 to 15 digits");

const https = z
  .url({ protocol: /^https$/, error: "is an https link" })
  .refine((text) => text === text.trim());

const empty = z.literal("");

const photograph = z
  .object({ src: z.string().startsWith("/"), width: z.int().min(176), height: z.int().min(176) })
  .refine(({ src }) => existsSync(`public${src}`), "is a file of public/")
  .refine(async ({ src, width, height }) => {
    const own = await sharp(`public${src}`)
      .metadata()
      .catch(() => null);
    return own === null || (own.width === width && own.height === height);
  }, "has the width and height of the file");

const schema = z.object({
  social: z.array(z.object({ network: line, href: https })).length(5),
  disclosures: z.object({
    company: z.object({
      phone: phone.or(empty),
      email: z.email().or(empty),
      grievance: z.object({ phone: phone.or(empty), email: z.email().or(empty) }),
    }),
  }),
  whatsapp: phone.startsWith("+", "begins with the country’s code").or(empty),
  office: z.object({
    lines: z.array(line),
    city: line.or(empty),
    hours: z.array(z.object({ days: line, hours: line })),
    mapUrl: https.or(empty),
  }),
  responseTime: line.regex(/[^.]$/, "ends without a full stop").or(empty),
  people: z
    .array(
      z.object({
        name: line,
        role: line,
        photograph: photograph.optional(),
        registrations: z.array(z.object({ what: line, number: line })).optional(),
        text: line.optional(),
      }),
    )
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "names each once"),
});

/** The fields that are not as they have to be. */
async function wrongFields(content: SiteContent): Promise<string[]> {
  const { error } = await schema.safeParseAsync(content);
  return (error?.issues ?? []).map(({ path }) => path.join("."));
}

test("content/site.ts can be called, written to and found", async () => {
  expect(await wrongFields(site)).toEqual([]);
});

describe("of a firm that is filled in", () => {
  const person = { name: "Latha Menon", role: "Adviser" };
  const portrait = { src: "/icons/icon-192.png", width: 192, height: 192 } as const;
  const filled: SiteContent = {
    ...site,
    whatsapp: "+91 98470 12345",
    office: {
      lines: ["Palm Court", "14 Marine Drive"],
      city: "Kochi 682031",
      hours: [{ days: "Monday to Friday", hours: "10 am to 6 pm" }],
      mapUrl: "https://maps.example/udaya",
    },
    responseTime: "within one working day",
    people: [{ ...person, photograph: portrait }],
  };
  const { office } = filled;

  test("each field may be set", async () => {
    expect(await wrongFields(filled)).toEqual([]);
  });

  test.each<[field: string, change: Partial<SiteContent>]>([
    ["whatsapp", { whatsapp: "98470 12345" }],
    ["whatsapp", { whatsapp: "+91 9847" }],
    ["whatsapp", { whatsapp: "https://wa.me/919847012345" }],
    ["office.mapUrl", { office: { ...office, mapUrl: "http://maps.example/udaya" } }],
    ["office.lines.0", { office: { ...office, lines: [""] } }],
    ["office.hours.0.hours", { office: { ...office, hours: [{ days: "Monday", hours: "" }] } }],
    ["responseTime", { responseTime: "within one working day." }],
    ["people.0.name", { people: [{ ...person, name: " " }] }],
    ["people", { people: [person, person] }],
    [
      "people.0.photograph",
      { people: [{ ...person, photograph: { ...portrait, src: "/people/nobody.jpg" } }] },
    ],
    ["people.0.photograph", { people: [{ ...person, photograph: { ...portrait, width: 480 } }] }],
    [
      "people.0.registrations.0.number",
      { people: [{ ...person, registrations: [{ what: "SEBI investment adviser", number: "" }] }] },
    ],
  ])("%s is refused as %j", async (field, change) => {
    expect([...new Set(await wrongFields({ ...filled, ...change }))]).toEqual([field]);
  });
});
