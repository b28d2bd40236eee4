import type {
  ContentPage,
  Disclosures,
  DisclosureSubject,
  Office,
  Section,
  SiteContent,
} from "./types";

/** A registration, notice or contact detail; the text may have several lines. */
export type Statement = {
  name: string;
  text: string;
  /** Links within the text, in the order of the text. */
  links?: StatementLink[];
};

export type StatementLink = { text: string; href: string };

type ListStatements = (disclosures: Disclosures) => Statement[];

/** SEBI's standard warning for advertisements and websites of investment advisers. */
const MARKET_WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";
/** SEBI's standard text for investment advisers: what a registration does not guarantee. */
const REGISTRATION_WARNING =
  "Registration granted by SEBI and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.";
/** AMFI's standard warning for mutual funds. */
const FUND_WARNING =
  "Mutual fund investments are subject to market risks, read all scheme related documents carefully.";
/** The notice that IRDAI's rules require in insurance advertisements. */
const SOLICITATION =
  "Insurance is the subject matter of solicitation. For more details on risk factors, terms and conditions, please read the sales brochure carefully before concluding a sale.";

const statements: Record<DisclosureSubject, ListStatements> = {
  adviser: ({ adviser: { registration } }) =>
    registration
      ? [
          { name: "SEBI registered investment adviser", text: `Registration no. ${registration}` },
          { name: "Market risk", text: MARKET_WARNING },
          { name: "Registration", text: REGISTRATION_WARNING },
        ]
      : [],
  mutualFunds: ({ mutualFunds: { arn } }) =>
    arn
      ? [
          { name: "AMFI registered mutual fund distributor", text: arn },
          { name: "Mutual funds", text: FUND_WARNING },
        ]
      : [],
  insurance: ({ insurance: { licence, category } }) =>
    licence
      ? [
          { name: ["IRDAI", category].filter(Boolean).join(", "), text: `Licence no. ${licence}` },
          { name: "Insurance", text: SOLICITATION },
        ]
      : [],
  loans: ({ loans: { lenders } }) =>
    lenders.length > 0
      ? [
          { name: "Our part", text: "We arrange, lenders decide." },
          { name: "Lenders that we arrange loans with", text: lenders.join(", ") },
        ]
      : [],
  realEstate: ({ realEstate: { reraAgent, authority } }) =>
    reraAgent
      ? [
          {
            name: ["RERA registered agent", authority].filter(Boolean).join(", "),
            text: `Registration no. ${reraAgent}`,
          },
        ]
      : [],
};

/** Returns the statements about a subject, or none until the firm fills in its data in content/site.ts. */
export const getStatements = (subject: DisclosureSubject, disclosures: Disclosures): Statement[] =>
  statements[subject](disclosures);

export const listStatements = (
  section: Section,
  page: ContentPage,
  disclosures: Disclosures,
): Statement[] =>
  [...(section.disclosures ?? []), ...(page.disclosures ?? [])].flatMap((subject) =>
    getStatements(subject, disclosures),
  );

export const hasDisclosures = (disclosures: Disclosures): boolean =>
  listCompanyStatements(disclosures).length > 0 ||
  [disclosures.company.phone, disclosures.company.email].some(Boolean) ||
  Object.values(statements).some((list) => list(disclosures).length > 0);

/** Returns one link to a phone number or email, or none if the text is empty. */
function buildLinks(text: string): StatementLink[] {
  if (text === "") return [];
  const href = text.includes("@") ? `mailto:${text}` : `tel:${text.replace(/[^+\d]/g, "")}`;
  return [{ text, href }];
}

type ContactInfo = Pick<SiteContent, "disclosures" | "whatsapp" | "office">;

const buildWhatsappUrl = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** Returns links to phone, WhatsApp and email; leaves out those that are not set. */
export const listContactLinks = ({
  disclosures: { company },
  whatsapp,
}: ContactInfo): StatementLink[] => [
  ...buildLinks(company.phone),
  ...(whatsapp ? [{ text: `WhatsApp ${whatsapp}`, href: buildWhatsappUrl(whatsapp) }] : []),
  ...buildLinks(company.email),
];

export const listAddressLines = ({ lines, city }: Office) => [...lines, city].filter(Boolean);

export const listOpeningHours = ({ hours }: Office) =>
  hours.map((times) => `${times.days}: ${times.hours}`);

const MAP_LINK = "See the map";

const isSet = ({ text }: Statement) => text !== "";

function listContactStatements({
  disclosures: { company },
  whatsapp,
  office,
}: ContactInfo): Statement[] {
  const { mapUrl } = office;
  return [
    { name: "Phone", text: company.phone, links: buildLinks(company.phone) },
    {
      name: "WhatsApp",
      text: whatsapp,
      links: whatsapp ? [{ text: whatsapp, href: buildWhatsappUrl(whatsapp) }] : [],
    },
    { name: "Email", text: company.email, links: buildLinks(company.email) },
    {
      name: "Office",
      text: [...listAddressLines(office), ...(mapUrl ? [MAP_LINK] : [])].join("\n"),
      links: mapUrl ? [{ text: MAP_LINK, href: mapUrl }] : [],
    },
    { name: "Opening hours", text: listOpeningHours(office).join("\n") },
  ].filter(isSet);
}

function listCompanyStatements({ company }: Disclosures): Statement[] {
  const { grievance } = company;
  return [
    { name: "Company", text: company.legalName },
    { name: "CIN", text: company.cin },
    { name: "Registered office", text: company.registeredOffice },
    {
      name: "Grievances",
      text: [grievance.name, grievance.phone, grievance.email].filter(Boolean).join(", "),
      links: [...buildLinks(grievance.phone), ...buildLinks(grievance.email)],
    },
  ].filter(isSet);
}

/** Returns contact details and company data; leaves out those that are not set. */
export const listFirmStatements = (firm: ContactInfo): Statement[] => [
  ...listContactStatements(firm),
  ...listCompanyStatements(firm.disclosures),
];

/** Returns "We answer within one working day.", or "" if the firm names no time. */
export const formatResponseTime = ({ responseTime }: Pick<SiteContent, "responseTime">): string =>
  responseTime && `We answer ${responseTime}.`;
