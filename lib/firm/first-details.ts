import { site } from "@/content/site";
import type { SiteContent } from "@/content/types";
import { type FirmDetails, type FirmInput, firmSchema } from "./schema";

const toSocial = (social: SiteContent["social"]) =>
  Object.fromEntries(social.map(({ network, href }) => [network.toLowerCase(), href]));

function toPeople(people: SiteContent["people"] = []): FirmInput["people"] {
  return people.map(({ name, role, photograph, registrations = [], text }) => ({
    name,
    role,
    photograph: photograph?.src,
    registrations: registrations.map(({ kind, number }) => `${kind}: ${number}`).join("\n"),
    text,
  }));
}

/** Converts the details in content/site.ts, which the first start stores. */
export function toFirmInput(content: SiteContent): FirmInput {
  const { social, disclosures, whatsapp, office, responseTime, people, securityEmail } = content;
  const { phone, email, ...company } = disclosures?.company ?? {};
  return {
    contact: {
      phone,
      email,
      whatsapp,
      address: office?.lines.join("\n"),
      city: office?.city,
      hours: office?.hours.map(({ days, hours }) => `${days}: ${hours}`).join("\n"),
      mapUrl: office?.mapUrl,
      responseTime,
      securityEmail,
    },
    social: toSocial(social),
    people: toPeople(people),
    company,
    adviser: disclosures?.adviser,
    mutualFunds: disclosures?.mutualFunds,
    insurance: disclosures?.insurance,
    loans: { lenders: disclosures?.loans.lenders.map((name) => ({ name })) },
    realEstate: disclosures?.realEstate,
  };
}

export const readFirstDetails = (): FirmDetails => firmSchema.parse(toFirmInput(site));
