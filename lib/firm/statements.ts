import type { ContentPage, DisclosureSubject, Section, SocialNetwork } from "@/content/types";
import type { OfferCategory } from "@/lib/entries/offer/schema";
import { buildEmailUrl } from "@/lib/core/url";
import type { FirmDetails, Officer } from "./schema";

/** A registration, notice or contact detail; the text may have several lines. */
export type Statement = {
  name: string;
  text: string;
  /** Links within the text, in the order of the text. */
  links?: StatementLink[];
};

export type StatementLink = { text: string; href: string };

/** SEBI's standard warning for mutual funds, which AMFI's code of conduct (2022) repeats. */
const FUND_WARNING =
  "Mutual fund investments are subject to market risks, read all scheme related documents carefully.";
/** The notice that IRDAI's advertisement regulations of 2021 require. */
const SOLICITATION =
  "Insurance is the subject matter of solicitation. For more details on risk factors, terms and conditions, please read the sales brochure carefully before concluding a sale.";

/** Portals for complaints that the firm has not resolved. */
const scores = { text: "SCORES", href: "https://scores.sebi.gov.in/" };
const smartOdr = { text: "Smart ODR", href: "https://smartodr.in/" };
const bimaBharosa = { text: "Bima Bharosa", href: "https://bimabharosa.irdai.gov.in/" };
const complaintManagement = { text: "RBI’s CMS", href: "https://cms.rbi.org.in/" };

/** Ids of the sections on the contact page. */
export const peopleId = "people";
export const charterId = "investor-charter";
export const complaintsId = "complaints";

const splitLines = (text: string) => text.split("\n").filter(Boolean);

const isSet = ({ text }: Statement) => text !== "";

/** Joins the parts that are set: ["Validity:", "Perpetual"] becomes "Validity: Perpetual". */
const joinParts = (parts: [label: string, text: string][], separator = "\n") =>
  parts
    .filter(([, text]) => text !== "")
    .map(([label, text]) => (label === "" ? text : `${label} ${text}`))
    .join(separator);

const buildPhoneUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Returns one link to a phone number or email, or none if the text is empty. */
function buildLinks(text: string): StatementLink[] {
  if (text === "") return [];
  const href = text.includes("@") ? buildEmailUrl(text) : buildPhoneUrl(text);
  return [{ text, href }];
}

const toOfficerStatement = (name: string, officer: Officer): Statement => ({
  name,
  text: [officer.name, officer.phone, officer.email].filter(Boolean).join(", "),
  links: [...buildLinks(officer.phone), ...buildLinks(officer.email)],
});

const ADVISER = "SEBI registered investment adviser";
const DISTRIBUTOR = "AMFI-registered mutual fund distributor";

const nameInsurer = ({ category }: FirmDetails["insurance"]) =>
  ["IRDAI", category].filter(Boolean).join(", ");

const nameAgent = ({ authority }: FirmDetails["realEstate"]) =>
  ["RERA registered agent", authority].filter(Boolean).join(", ");

function listAdviserStatements({ adviser }: FirmDetails): Statement[] {
  if (adviser.registration === "") return [];
  return [
    {
      name: ADVISER,
      text: joinParts([
        ["", adviser.registeredName],
        ["", adviser.type],
        ["Registration no.", adviser.registration],
        ["Validity:", adviser.validity],
        ["BSE enlistment no.", adviser.enlistment],
      ]),
    },
    { name: "Market risk", text: adviser.marketWarning },
    { name: "Registration", text: adviser.registrationWarning },
  ];
}

function listComplaintRoutes({ adviser, complaints }: FirmDetails): Statement[] {
  if (adviser.registration === "") return [];
  const { charterUrl, charterText } = adviser;
  const charter = charterUrl || (charterText && `/contact#${charterId}`);
  const routes = [
    ...(charter ? [{ text: "Investor charter", href: charter }] : []),
    ...(complaints.month ? [{ text: "Complaints data", href: `/contact#${complaintsId}` }] : []),
    scores,
    smartOdr,
  ];
  const text = routes.map((route) => route.text).join(", ");
  return [{ name: "Investor complaints", text, links: routes }];
}

/** Returns the officers and offices that an adviser's site must name. */
function listAdviserOfficers({ adviser }: FirmDetails): Statement[] {
  if (adviser.registration === "") return [];
  return [
    { name: "Registered address", text: adviser.address },
    toOfficerStatement("Principal officer", adviser.principalOfficer),
    toOfficerStatement("Compliance officer", adviser.complianceOfficer),
    { name: "SEBI office", text: adviser.sebiOffice },
  ];
}

const EUIN = /^EUIN\b[\s:.-]*/i;

/** Returns lines such as "Latha Menon: E000000", from the registrations of people. */
const listEuins = (people: FirmDetails["people"]): string[] =>
  people.flatMap(({ name, registrations }) =>
    splitLines(registrations)
      .filter((registration) => EUIN.test(registration))
      .map((registration) => `${name}: ${registration.replace(EUIN, "")}`),
  );

function listFundStatements({ mutualFunds, people }: FirmDetails): Statement[] {
  const { arn, registeredOn, validUntil, fundHouses, commissionUrl } = mutualFunds;
  if (arn === "") return [];
  return [
    {
      name: DISTRIBUTOR,
      text: joinParts([
        ["", arn],
        ["Date of initial registration:", registeredOn],
        ["Current validity of ARN:", validUntil],
      ]),
    },
    { name: "EUIN", text: listEuins(people).join("\n") },
    { name: "Mutual funds", text: FUND_WARNING },
    { name: "Fund houses whose schemes we distribute", text: fundHouses.replaceAll("\n", ", ") },
    {
      name: "Commission",
      text: commissionUrl && "What fund houses pay us",
      links: [{ text: "What fund houses pay us", href: commissionUrl }],
    },
  ];
}

function listInsuranceStatements({ insurance }: FirmDetails): Statement[] {
  const { licence, validity, spuriousCalls } = insurance;
  if (licence === "") return [];
  return [
    {
      name: nameInsurer(insurance),
      text: joinParts([
        ["Licence no.", licence],
        ["Validity:", validity],
      ]),
    },
    { name: "Insurance", text: SOLICITATION },
    {
      name: "Beware of spurious phone calls and fictitious or fraudulent offers",
      text: spuriousCalls,
    },
    {
      name: "Insurance complaints",
      text: `Write to us and to the insurer first, then to ${bimaBharosa.text}.`,
      links: [bimaBharosa],
    },
  ];
}

const GRIEVANCE_LINK = "grievance officer";

const sortLenders = ({ loans }: FirmDetails) =>
  loans.lenders.toSorted((one, other) => one.name.localeCompare(other.name, "en"));

function listLoanStatements(firm: FirmDetails): Statement[] {
  const { loans } = firm;
  const lenders = sortLenders(firm);
  if (lenders.length === 0) return [];
  return [
    {
      name: "Our part",
      text: joinParts(
        [
          ["", "We arrange, lenders decide."],
          ["", loans.payment],
        ],
        " ",
      ),
    },
    {
      name: "Lenders that we arrange loans with, in alphabetical order",
      text: lenders
        .map(({ name, grievanceUrl }) => (grievanceUrl ? `${name} (${GRIEVANCE_LINK})` : name))
        .join(", "),
      links: lenders.flatMap(({ grievanceUrl }) =>
        grievanceUrl ? [{ text: GRIEVANCE_LINK, href: grievanceUrl }] : [],
      ),
    },
    toOfficerStatement("Grievance officer for loans", loans.grievance),
    {
      name: "Loan complaints",
      text: `Write to us and to the lender first. If you have no reply after 30 days, or the reply does not satisfy you, complain through ${complaintManagement.text}.`,
      links: [complaintManagement],
    },
  ];
}

function listRealEstateStatements({ realEstate }: FirmDetails): Statement[] {
  const { reraAgent } = realEstate;
  if (reraAgent === "") return [];
  return [
    {
      name: nameAgent(realEstate),
      text: `Registration no. ${reraAgent}`,
    },
  ];
}

const listsBySubject: Record<DisclosureSubject, (firm: FirmDetails) => Statement[]> = {
  adviser: listAdviserStatements,
  mutualFunds: listFundStatements,
  insurance: listInsuranceStatements,
  loans: listLoanStatements,
  realEstate: listRealEstateStatements,
};

/** Returns a line such as "AMFI-registered mutual fund distributor: ARN-000000" for each registration that is set. */
export const listRegistrations = (firm: FirmDetails): Statement[] => {
  const { adviser, mutualFunds, insurance, realEstate } = firm;
  return [
    { name: ADVISER, text: adviser.registration },
    { name: DISTRIBUTOR, text: mutualFunds.arn },
    { name: nameInsurer(insurance), text: insurance.licence },
    { name: nameAgent(realEstate), text: realEstate.reraAgent },
  ].filter(isSet);
};

/** Names up to three lenders in alphabetical order, or counts them. Returns "" without lenders. */
export function formatLenders(firm: FirmDetails): string {
  const names = sortLenders(firm).map(({ name }) => name);
  if (names.length === 0) return "";
  return `Loans arranged with ${names.length > 3 ? `${names.length} lenders` : names.join(", ")}`;
}

/** Returns the statements required for subjects, each subject once. */
export const listStatements = (
  subjects: readonly DisclosureSubject[],
  firm: FirmDetails,
): Statement[] =>
  [...new Set(subjects)].flatMap((subject) => listsBySubject[subject](firm).filter(isSet));

export const listPageSubjects = (section: Section, page: ContentPage): DisclosureSubject[] => [
  ...(section.disclosures ?? []),
  ...(page.disclosures ?? []),
];

/** Without the adviser, whose statements are in the footer. */
export const offerSubjects: Record<OfferCategory, DisclosureSubject[]> = {
  investment: ["mutualFunds"],
  insurance: ["insurance"],
  loan: ["loans"],
  lease: [],
  other: [],
};

const socialNetworks = {
  x: "X",
  facebook: "Facebook",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  instagram: "Instagram",
} as const satisfies Record<keyof FirmDetails["social"], SocialNetwork>;

/** Returns the social links that are set, in the order of the specification. */
export const listSocialLinks = ({ social }: FirmDetails) =>
  Object.entries(socialNetworks)
    .map(([key, network]) => ({ network, href: social[key as keyof typeof social] }))
    .filter(({ href }) => href !== "");

type ContactDetails = Pick<FirmDetails, "contact">;

const buildWhatsappUrl = (number: string) => `https://wa.me/${number.replace(/\D/g, "")}`;

/** Returns links that call the firm or open a chat; leaves out those that are not set. */
export const listDirectLinks = ({ contact: { phone, whatsapp } }: ContactDetails) =>
  (
    [
      { name: "Call", icon: "phone", number: phone, href: buildPhoneUrl(phone) },
      { name: "WhatsApp", icon: "whatsapp", number: whatsapp, href: buildWhatsappUrl(whatsapp) },
    ] as const
  ).filter(({ number }) => number !== "");

/** Returns links to phone, WhatsApp and email; leaves out those that are not set. */
export const listContactLinks = ({ contact }: ContactDetails): StatementLink[] => [
  ...buildLinks(contact.phone),
  ...(contact.whatsapp
    ? [{ text: `WhatsApp ${contact.whatsapp}`, href: buildWhatsappUrl(contact.whatsapp) }]
    : []),
  ...buildLinks(contact.email),
];

export const listAddressLines = ({ contact: { address, city } }: ContactDetails) =>
  [...splitLines(address), city].filter(Boolean);

export const listOpeningHours = ({ contact }: ContactDetails) => splitLines(contact.hours);

const MAP_LINK = "See the map";

/** Returns email and office; leaves out those that are not set. */
export function listOfficeStatements(firm: ContactDetails): Statement[] {
  const { email, mapUrl } = firm.contact;
  return [
    { name: "Email", text: email, links: buildLinks(email) },
    {
      name: "Office",
      text: [...listAddressLines(firm), ...(mapUrl ? [MAP_LINK] : [])].join("\n"),
      links: mapUrl ? [{ text: MAP_LINK, href: mapUrl }] : [],
    },
  ].filter(isSet);
}

/** Returns contact details; leaves out those that are not set. */
export function listContactStatements(firm: ContactDetails): Statement[] {
  const { phone, whatsapp, hours } = firm.contact;
  return [
    { name: "Phone", text: phone, links: buildLinks(phone) },
    {
      name: "WhatsApp",
      text: whatsapp,
      links: whatsapp ? [{ text: whatsapp, href: buildWhatsappUrl(whatsapp) }] : [],
    },
    ...listOfficeStatements(firm),
    { name: "Opening hours", text: hours },
  ].filter(isSet);
}

/** Returns what each page must show of the company and of its registration as an adviser. */
export const listLegalStatements = (firm: FirmDetails): Statement[] => {
  const { company } = firm;
  return [
    { name: "Company", text: company.legalName },
    { name: "CIN", text: company.cin },
    { name: "Registered office", text: company.registeredOffice },
    toOfficerStatement("Grievances", company.grievance),
    ...listAdviserStatements(firm),
    ...listComplaintRoutes(firm),
  ].filter(isSet);
};

/** Returns officers and offices, which the footer folds on small screens. */
export const listOfficerStatements = (firm: FirmDetails): Statement[] =>
  [
    toOfficerStatement("Personal data", firm.company.dataProtection),
    toOfficerStatement("Accessibility", firm.company.accessibility),
    ...listAdviserOfficers(firm),
  ].filter(isSet);

export const hasStatements = (firm: FirmDetails): boolean =>
  [
    listContactStatements,
    listLegalStatements,
    listOfficerStatements,
    ...Object.values(listsBySubject),
  ].some((list) => list(firm).length > 0);

/** Returns "We answer within one working day.", or "" if the firm names no time. */
export const formatResponseTime = ({ contact: { responseTime } }: ContactDetails): string =>
  responseTime && `We answer ${responseTime}.`;
