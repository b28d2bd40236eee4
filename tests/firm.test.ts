import { describe, expect, test } from "@jest/globals";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import { site } from "@/content/site";
import { toFirmInput } from "@/lib/firm/first-details";
import { type FirmDetails, firmSchema } from "@/lib/firm/schema";
import {
  formatLenders,
  formatResponseTime,
  listContactLinks,
  listContactStatements,
  listLegalStatements,
  listOfficerStatements,
  listPageSubjects,
  listRegistrations,
  listStatements,
} from "@/lib/firm/statements";
import { listTextSubjects } from "@/lib/firm/text-subjects";
import { filledFirm } from "./support/filled-firm";

const emptyFirm = firmSchema.parse({});
const listFooterStatements = (firm: FirmDetails) => [
  ...listContactStatements(firm),
  ...listLegalStatements(firm),
  ...listOfficerStatements(firm),
];
const pages = listPagesWithSection(sections);
const findPage = (href: string) => pages.find(({ page }) => page.href === href)!;

function listPageTexts(href: string, firm: FirmDetails): string[] {
  const { section, page } = findPage(href);
  return listStatements(listPageSubjects(section, page), firm).map(
    ({ name, text }) => `${name}: ${text}`,
  );
}

describe("listStatements", () => {
  test("returns nothing until the details are set", () => {
    expect([...listFooterStatements(emptyFirm), ...listContactLinks(emptyFirm)]).toEqual([]);
    expect(formatResponseTime(emptyFirm)).toBe("");
    expect(pages.flatMap(({ page }) => listPageTexts(page.href, emptyFirm))).toEqual([]);
  });

  test("leaves out empty fields, and links phones, emails, WhatsApp and the map", () => {
    const { contact, company } = filledFirm;
    const firm: FirmDetails = {
      ...emptyFirm,
      contact,
      company: { ...emptyFirm.company, grievance: { ...company.grievance, phone: "" } },
    };
    const phone = { text: contact.phone, href: "tel:+914840000000" };
    const whatsapp = { text: contact.whatsapp, href: "https://wa.me/919800000000" };
    const email = { text: contact.email, href: `mailto:${contact.email}` };
    expect(listFooterStatements(firm)).toEqual([
      { name: "Phone", text: phone.text, links: [phone] },
      { name: "WhatsApp", text: whatsapp.text, links: [whatsapp] },
      { name: "Email", text: email.text, links: [email] },
      {
        name: "Office",
        text: `${contact.address}\n${contact.city}\nSee the map`,
        links: [{ text: "See the map", href: contact.mapUrl }],
      },
      { name: "Opening hours", text: contact.hours },
      {
        name: "Grievances",
        text: "A. Grievance, grievances@udaya.example",
        links: [{ text: "grievances@udaya.example", href: "mailto:grievances@udaya.example" }],
      },
    ]);
    const chat = { ...whatsapp, text: `WhatsApp ${whatsapp.text}` };
    expect(listContactLinks(firm)).toEqual([phone, chat, email]);
    expect(formatResponseTime(firm)).toBe("We answer within one working day.");
  });

  test("returns registrations, and lenders in alphabetical order or their number, for the home page", () => {
    const { lenders } = filledFirm.loans;
    const countLenders = {
      ...filledFirm,
      loans: { ...filledFirm.loans, lenders: [...lenders, ...lenders] },
    };
    expect(listRegistrations(filledFirm)).toEqual([
      { name: "SEBI registered investment adviser", text: "INA000000000" },
      { name: "AMFI-registered mutual fund distributor", text: "ARN-000000" },
      { name: "IRDAI, Corporate Agent (Composite)", text: "CA0000" },
      { name: "RERA registered agent, Kerala RERA", text: "K-RERA/AGENT/0000/2026" },
    ]);
    expect([filledFirm, countLenders, emptyFirm].map(formatLenders)).toEqual([
      "Loans arranged with Malabar Bank, Periyar Housing Finance",
      "Loans arranged with 4 lenders",
      "",
    ]);
  });

  test("returns the adviser's registration, officers, warnings and complaint routes for the footer", () => {
    const texts = listFooterStatements(filledFirm).map(({ name, text }) => `${name}: ${text}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        "SEBI registered investment adviser: Udaya Finance Private Limited\nNon-individual\nRegistration no. INA000000000\nValidity: From 12 March 2021, perpetual\nBSE enlistment no. 0000",
        expect.stringContaining("Principal officer: D. Principal"),
        expect.stringContaining("Compliance officer: E. Compliance"),
        "SEBI office: SEBI Local Office, Kochi",
        "Registration: Registration guarantees nothing.",
        "Investor complaints: Investor charter, Complaints data, SCORES, Smart ODR",
        expect.stringContaining("Accessibility: C. Access"),
        expect.stringContaining("Personal data: B. Privacy"),
      ]),
    );
  });

  test.each([
    ["/wealth-management/mutual-funds", /^AMFI-registered .*: ARN-000000\nDate of initial reg/],
    ["/wealth-management/mutual-funds", /^Mutual funds: Mutual fund investments are subject to/],
    ["/wealth-management/mutual-funds", /^Fund houses .*: First Fund House, Second Fund House$/],
    ["/wealth-management/mutual-funds", /Registration no. INA000000000/],
    ["/wealth-management/real-estate/rera", /Registration no. K-RERA\/AGENT\/0000\/2026/],
    ["/insurance/personal", /^IRDAI, Corporate Agent \(Composite\): Licence no. CA0000\nValidity/],
    ["/insurance/business", /^Insurance: Insurance is the subject matter of solicitation/],
    ["/insurance/business", /^Beware of spurious phone calls .*: Beware of callers/],
    ["/insurance/business", /Bima Bharosa/],
    ["/loans/gold-loan", /^Our part: We arrange, lenders decide. The lenders pay us.$/],
    ["/loans/term-loan", /alphabetical order: Malabar Bank \(grievance officer\), Periyar/],
    ["/loans/term-loan", /^Grievance officer for loans: F. Loans/],
    ["/loans/term-loan", /RBI’s CMS/],
  ])("returns for %s: %s", (href, text) => {
    expect(listPageTexts(href, filledFirm)).toContainEqual(expect.stringMatching(text));
  });

  test("returns nothing for pages of other services", () => {
    expect(listPageTexts("/lease/new-car", filledFirm)).toEqual([]);
    expect(listPageTexts("/loans/gold-loan", filledFirm).join()).not.toContain("ARN-000000");
    expect(listPageTexts("/wealth-management/ncd-bond/ncd", filledFirm).join()).not.toContain(
      "ARN-000000",
    );
  });
});

test.each([
  ["Should you prepay your home loan or invest in a mutual fund?", ["loans", "mutualFunds"]],
  ["ELSS or PPF: which saves more tax?", ["mutualFunds"]],
  ["Health cover for parents", ["insurance"]],
  ["RERA checks before you buy", ["realEstate"]],
  ["A will, and why to write it", []],
])("finds the subjects of the title %s", (title, subjects) => {
  const found = listTextSubjects({ title, summary: "", text: "" });
  expect([...new Set(found)].sort()).toEqual(subjects);
});

describe("the schema of the firm's details", () => {
  const { complaints } = filledFirm;
  const tooManyResolved = { ...complaints.scores, resolved: "9" };
  const withoutAverage = { ...complaints.scores, averageDays: "" };
  const withoutReceived = { ...complaints.other, received: "" };
  const trendRow = { ...complaints.months[0]!, resolved: "0" };

  test("accepts every field filled in, and a row of an older release without fields", () => {
    expect(firmSchema.parse(filledFirm)).toEqual(filledFirm);
    const warning = expect.stringContaining("enlistment as IA with Exchange");
    expect(emptyFirm.adviser.registrationWarning).toEqual(warning);
    expect(firmSchema.parse({ adviser: { marketWarning: "" } }).adviser.marketWarning).toBe("");
  });

  test.each<[path: string, details: unknown]>([
    ["contact.phone", { contact: { phone: "javascript:alert(1)" } }],
    ["contact.phone", { contact: { phone: "12" } }],
    ["contact.email", { contact: { email: "desk@udaya@example" } }],
    ["contact.whatsapp", { contact: { whatsapp: "98000 00000" } }],
    ["contact.mapUrl", { contact: { mapUrl: "javascript:alert(1)//https://" } }],
    ["contact.mapUrl", { contact: { mapUrl: "http://maps.example" } }],
    ["contact.city", { contact: { city: "K".repeat(201) } }],
    ["contact.city", { contact: { city: "K\u0000" } }],
    ["contact.responseTime", { contact: { responseTime: "within one day." } }],
    ["social.x", { social: { x: "//x.com" } }],
    ["people.0.name", { people: [{ role: "Adviser" }] }],
    ["people.0.photograph", { people: [{ name: "A", role: "B", photograph: "data:image/png,A" }] }],
    ["people", { people: "Latha" }],
    ["adviser.charterUrl", { adviser: { charterUrl: "https://a b" } }],
    ["complaints.direct.received", { complaints: { direct: { received: "1.5" } } }],
    ["complaints.scores.resolved", { complaints: { ...complaints, scores: tooManyResolved } }],
    ["complaints.scores.averageDays", { complaints: { ...complaints, scores: withoutAverage } }],
    ["complaints.other.received", { complaints: { ...complaints, other: withoutReceived } }],
    ["complaints.months.0.period", { complaints: { months: [{ ...trendRow, period: "" }] } }],
    ["complaints.years.0.received", { complaints: { years: [{ ...trendRow, received: "" }] } }],
    ["loans.lenders.0.grievanceUrl", { loans: { lenders: [{ name: "A", grievanceUrl: "a" }] } }],
  ])("refuses %s in %j", (path, details) => {
    const paths = firmSchema.safeParse(details).error?.issues.map((issue) => issue.path.join("."));
    expect(paths).toEqual([path]);
  });

  test("cleans lines, digits and links, and keeps other scripts", () => {
    const { contact, people } = firmSchema.parse({
      contact: {
        phone: "०४८४ १२३ ४५६७",
        hours: " Monday \r\n\r\n Friday\u200b ",
        mapUrl: " https://a.example/b c ",
      },
      people: [{ name: "  तोमस   कुरियन ", role: "<b>Loans</b>" }],
    });
    expect(contact.phone).toBe("0484 123 4567");
    expect(contact.hours).toBe("Monday\nFriday");
    expect(contact.mapUrl).toBe("https://a.example/b%20c");
    expect(people[0]).toMatchObject({ name: "तोमस कुरियन", role: "<b>Loans</b>" });
  });
});

test("converts the details of an older content/site.ts", () => {
  const { contact, company, insurance, realEstate } = filledFirm;
  const [person] = filledFirm.people;
  const details = firmSchema.parse(
    toFirmInput({
      ...site,
      disclosures: {
        company: { ...company, phone: contact.phone, email: contact.email },
        adviser: { registration: "INA000000000" },
        mutualFunds: { arn: "ARN-000000" },
        insurance,
        loans: { lenders: ["Malabar Bank"] },
        realEstate,
      },
      whatsapp: contact.whatsapp,
      office: {
        lines: contact.address.split("\n"),
        city: contact.city,
        hours: [
          { days: "Monday to Friday", hours: "10 am to 6 pm" },
          { days: "Saturday", hours: "10 am to 1 pm" },
        ],
        mapUrl: contact.mapUrl,
      },
      responseTime: contact.responseTime,
      people: [
        {
          ...person!,
          photograph: { src: person!.photograph, width: 512, height: 512 },
          registrations: [
            { kind: "SEBI investment adviser", number: "INA000000000" },
            { kind: "EUIN", number: "E000000" },
          ],
        },
      ],
      securityEmail: contact.securityEmail,
    }),
  );
  expect(details).toMatchObject({
    contact,
    people: [person],
    company: { legalName: company.legalName, grievance: company.grievance },
    adviser: { registration: "INA000000000" },
    mutualFunds: { arn: "ARN-000000" },
    loans: { lenders: [{ name: "Malabar Bank", grievanceUrl: "" }] },
    realEstate,
    social: { x: site.social[0]!.href },
  });
});
