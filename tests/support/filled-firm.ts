import type { FirmDetails } from "@/lib/firm/schema";

const officer = (name: string, email: string) => ({ name, phone: "+91 484 000 0001", email });

const counts = {
  pendingBefore: "1",
  received: "4",
  resolved: "3",
  pendingOverThreeMonths: "0",
  averageDays: "12.5",
};

/** Every field filled in, with invented values. */
export const filledFirm: FirmDetails = {
  contact: {
    phone: "+91 484 000 0000",
    email: "desk@udaya.example",
    whatsapp: "+91 98000 00000",
    address: "2nd Floor, Palm Court\nBanerji Road",
    city: "Ernakulam 682018",
    hours: "Monday to Friday: 10 am to 6 pm\nSaturday: 10 am to 1 pm",
    mapUrl: "https://maps.example/udaya",
    responseTime: "within one working day",
    securityEmail: "security@udaya.example",
  },
  social: {
    x: "https://x.com/udaya",
    facebook: "https://www.facebook.com/udaya",
    youtube: "https://www.youtube.com/udaya",
    linkedin: "https://www.linkedin.com/udaya",
    instagram: "https://www.instagram.com/udaya",
  },
  people: [
    {
      name: "Latha Menon",
      role: "Principal adviser",
      registrations: "SEBI investment adviser: INA000000000\nEUIN: E000000",
      photograph: "/icons/icon-512.png",
      text: "Plans for families of the Malabar coast and their children abroad.",
    },
    { name: "തോമസ് കുര്യൻ", role: "Loans", registrations: "", photograph: "", text: "" },
  ],
  company: {
    legalName: "Udaya Finance Private Limited",
    cin: "U65999KL2019PTC000000",
    registeredOffice: "14 Marine Drive\nKochi 682031, Kerala",
    grievance: officer("A. Grievance", "grievances@udaya.example"),
    dataProtection: officer("B. Privacy", "privacy@udaya.example"),
    accessibility: officer("C. Access", "access@udaya.example"),
  },
  adviser: {
    registration: "INA000000000",
    registeredName: "Udaya Finance Private Limited",
    type: "Non-individual",
    validity: "From 12 March 2021, perpetual",
    enlistment: "0000",
    address: "14 Marine Drive\nKochi 682031",
    principalOfficer: officer("D. Principal", "principal@udaya.example"),
    complianceOfficer: officer("E. Compliance", "compliance@udaya.example"),
    sebiOffice: "SEBI Local Office, Kochi",
    marketWarning: "Investments are subject to market risks.",
    registrationWarning: "Registration guarantees nothing.",
    charterUrl: "",
    charterText: "Our vision\nInvest with knowledge and safety.",
  },
  complaints: {
    month: "October 2026",
    updatedOn: "5 November 2026",
    direct: counts,
    scores: { ...counts, received: "0", resolved: "1" },
    other: { ...counts, pendingBefore: "0", received: "0", resolved: "0", averageDays: "" },
    impersonation: "2",
    notes: "Average days of the complaints resolved in the month.",
    months: [{ period: "September 2026", pendingBefore: "0", received: "2", resolved: "1" }],
    years: [{ period: "2025–26", pendingBefore: "0", received: "7", resolved: "7" }],
  },
  mutualFunds: {
    arn: "ARN-000000",
    registeredOn: "3 December 2019",
    validUntil: "2 December 2028",
    fundHouses: "First Fund House\nSecond Fund House",
    commissionUrl: "https://udaya.example/commission",
    commissions: [{ scheme: "Equity", rate: "0.5% to 1.1% trail" }],
  },
  insurance: {
    licence: "CA0000",
    category: "Corporate Agent (Composite)",
    validity: "1 April 2025 to 31 March 2028",
    spuriousCalls: "Beware of callers who promise a bonus.",
  },
  loans: {
    lenders: [
      { name: "Periyar Housing Finance", grievanceUrl: "" },
      { name: "Malabar Bank", grievanceUrl: "https://malabar.example/grievance" },
    ],
    payment: "The lenders pay us.",
    grievance: officer("F. Loans", "loans@udaya.example"),
  },
  realEstate: { reraAgent: "K-RERA/AGENT/0000/2026", authority: "Kerala RERA" },
};
