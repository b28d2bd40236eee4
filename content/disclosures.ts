import type {
  ContentPage,
  Disclosures,
  DisclosureSubject,
  Office,
  Section,
  SiteContent,
} from "./types";

/** A registration or notice as it is shown: a name and its text, which may have several lines. */
export type Statement = {
  name: string;
  text: string;
  /** The parts of the text that can be called or written to, in their order. */
  links?: StatementLink[];
};

export type StatementLink = { text: string; href: string };

type Say = (disclosures: Disclosures) => Statement[];

/** The standard warning of SEBI (Investment Advisers) Regulations, 2013, for advertisements and sites. */
const MARKET_WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";
/** SEBI's standard text on what a registration does not mean, for investment advisers. */
const REGISTRATION_WARNING =
  "Registration granted by SEBI and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.";
/** AMFI's warning, in the words of the spec for mutual fund pages. */
const FUND_WARNING =
  "Mutual fund investments are subject to market risks, read all scheme related documents carefully.";
/** The sentence of IRDAI's rules on insurance advertisements. */
const SOLICITATION =
  "Insurance is the subject matter of solicitation. For more details on risk factors, terms and conditions, please read the sales brochure carefully before concluding a sale.";

const statements: Record<DisclosureSubject, Say> = {
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

/** What has to be stated about a subject; nothing while the firm has not set it. */
export const statementsOn = (subject: DisclosureSubject, disclosures: Disclosures): Statement[] =>
  statements[subject](disclosures);

/** What has to be stated on a page, for its section and for itself. */
export const statementsOf = (
  section: Section,
  page: ContentPage,
  disclosures: Disclosures,
): Statement[] =>
  [...(section.disclosures ?? []), ...(page.disclosures ?? [])].flatMap((subject) =>
    statementsOn(subject, disclosures),
  );

/** Whether the firm has set anything that it has to disclose. */
export const hasDisclosures = (disclosures: Disclosures): boolean =>
  companyStatements(disclosures).length > 0 ||
  [disclosures.company.phone, disclosures.company.email].some(Boolean) ||
  Object.values(statements).some((say) => say(disclosures).length > 0);

/** A phone number or an e-mail address as a link; nothing where it is not set. */
function linkTo(text: string): StatementLink[] {
  if (text === "") return [];
  const href = text.includes("@") ? `mailto:${text}` : `tel:${text.replace(/[^+\d]/g, "")}`;
  return [{ text, href }];
}

/** What visitors reach the firm by, of all that content/site.ts says of it. */
type Reach = Pick<SiteContent, "disclosures" | "whatsapp" | "office">;

/** Opens a chat with the number, in WhatsApp or on its website. */
const whatsappUrl = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** The firm's phone, WhatsApp and email in one line, as far as they are set. */
export const waysToReach = ({ disclosures: { company }, whatsapp }: Reach): StatementLink[] => [
  ...linkTo(company.phone),
  ...(whatsapp ? [{ text: `WhatsApp ${whatsapp}`, href: whatsappUrl(whatsapp) }] : []),
  ...linkTo(company.email),
];

/** The lines of the office's address. */
export const addressLines = ({ lines, city }: Office) => [...lines, city].filter(Boolean);

/** The office's hours, a line for each of its days. */
export const openingHours = ({ hours }: Office) =>
  hours.map((times) => `${times.days}: ${times.hours}`);

const MAP_LINK = "See the map";

const isSet = ({ text }: Statement) => text !== "";

/** How the firm is reached and where it receives visitors, as far as that is set. */
function reachStatements({ disclosures: { company }, whatsapp, office }: Reach): Statement[] {
  const { mapUrl } = office;
  return [
    { name: "Phone", text: company.phone, links: linkTo(company.phone) },
    {
      name: "WhatsApp",
      text: whatsapp,
      links: whatsapp ? [{ text: whatsapp, href: whatsappUrl(whatsapp) }] : [],
    },
    { name: "Email", text: company.email, links: linkTo(company.email) },
    {
      name: "Office",
      text: [...addressLines(office), ...(mapUrl ? [MAP_LINK] : [])].join("\n"),
      links: mapUrl ? [{ text: MAP_LINK, href: mapUrl }] : [],
    },
    { name: "Opening hours", text: openingHours(office).join("\n") },
  ].filter(isSet);
}

/** Who the firm is, as far as that is set. */
function companyStatements({ company }: Disclosures): Statement[] {
  const { grievance } = company;
  return [
    { name: "Company", text: company.legalName },
    { name: "CIN", text: company.cin },
    { name: "Registered office", text: company.registeredOffice },
    {
      name: "Grievances",
      text: [grievance.name, grievance.phone, grievance.email].filter(Boolean).join(", "),
      links: [...linkTo(grievance.phone), ...linkTo(grievance.email)],
    },
  ].filter(isSet);
}

/** How the firm is reached and who it is, as far as that is set. */
export const firmStatements = (firm: Reach): Statement[] => [
  ...reachStatements(firm),
  ...companyStatements(firm.disclosures),
];

/** "We answer within one working day."; empty while the firm promises nothing. */
export const answerPromise = ({ responseTime }: Pick<SiteContent, "responseTime">): string =>
  responseTime && `We answer ${responseTime}.`;
