import type { Claim } from "./types";

/**
 * Figures and rules that pages state: where each comes from, and when it was last looked at. A
 * claim is looked at again once a year, and whenever its regulator changes the rule.
 */
export const claims = [
  {
    id: "ncd-terms",
    claim: "NCD terms: short 1-3 years, medium 3-5 years, long 5+ years",
    pages: ["/wealth-management/ncd-bond/ncd"],
    note: "These bands are our own way of grouping maturities, reviewed in November 2026. The offer document of each NCD states its term; public issues follow SEBI's rules on non-convertible securities.",
    source: {
      title: "SEBI (Issue and Listing of Non-Convertible Securities) Regulations, 2021",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "bond-terms",
    claim: "Bond terms: short 1-3 years, medium 3-7 years, long 7+ years",
    pages: ["/wealth-management/ncd-bond/bonds"],
    note: "Bands for orientation, reviewed in November 2026; no regulator defines them. Government securities have maturities from 91 days (Treasury bills) to several decades.",
    source: {
      title: "RBI Retail Direct: government securities",
      url: "https://rbiretaildirect.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "capital-gains-bonds",
    claim: "Capital gains bonds: five-year lock-in",
    pages: ["/wealth-management/ncd-bond/bonds"],
    note: "For long-term gains on land or buildings, invested within six months of the sale, up to ₹50 lakh. Section 85 of the Income-tax Act, 2025, in force from 1 April 2026 (section 54EC of the 1961 Act before that).",
    source: { title: "Income-tax Act, 2025", url: "https://www.incometax.gov.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "fractional-yield",
    claim: "Rental yield: 8-10% p.a.",
    pages: ["/wealth-management/real-estate/fractional"],
    note: "Yearly rent as a share of the price of leased commercial property, before costs and tax. It is an indication, reviewed in November 2026, and differs by city, building and tenant. Neither rent nor value is promised; past yields do not tell future ones.",
    source: {
      title: "SEBI (Real Estate Investment Trusts) Regulations, 2014",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "sm-reit",
    claim: "SM REIT units: from ₹10 lakh each",
    pages: ["/wealth-management/real-estate/fractional"],
    note: "SEBI's framework for small and medium REITs was notified on 8 March 2024. A unit costs at least ₹10 lakh at issue, each scheme holds property worth at least ₹50 crore, has at least 200 investors and puts at least 95% of its value into completed, rent-earning property. Its units are listed.",
    source: {
      title: "SEBI (Real Estate Investment Trusts) (Amendment) Regulations, 2024, chapter VIB",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "rera-registration",
    claim: "Small projects: exempt up to 500 sq m of land or eight apartments",
    pages: ["/wealth-management/real-estate/rera"],
    note: "Section 3(2)(a) of the Act. States may reduce these limits, and their authorities differ on whether one of the two is enough for the exemption. Check the rule of the state in question.",
    source: {
      title: "Real Estate (Regulation and Development) Act, 2016, section 3",
      url: "https://mohua.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "rera-seventy-percent",
    claim: "Separate account: 70% of buyers' payments",
    pages: ["/wealth-management/real-estate/rera"],
    note: "Section 4(2)(l)(D): 70% of the amounts received from buyers goes into a separate bank account, to cover construction and land cost only. Withdrawals follow the percentage of completion, certified by an engineer, an architect and a chartered accountant.",
    source: {
      title: "Real Estate (Regulation and Development) Act, 2016, section 4",
      url: "https://mohua.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "rera-buyer-rights",
    claim:
      "Advance of at most 10%; structural defects for five years; consent of two-thirds of buyers",
    pages: ["/wealth-management/real-estate/rera"],
    note: "Sections 13 (advance before a registered agreement), 14 (changes of plan, defects reported within five years of possession) and 18 (refund or interest in case of delay).",
    source: {
      title: "Real Estate (Regulation and Development) Act, 2016, sections 13, 14 and 18",
      url: "https://mohua.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "property-tds",
    claim: "TDS when the price reaches ₹50 lakh",
    pages: ["/wealth-management/real-estate/rera"],
    note: "A buyer of immovable property (other than rural farm land) worth ₹50 lakh or more deducts tax from the payment to a resident seller: section 393 of the Income-tax Act, 2025, formerly section 194-IA. Purchases from non-residents follow other rules and have no such limit.",
    source: { title: "Income-tax Act, 2025", url: "https://www.incometax.gov.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "angel-funds",
    claim: "Angel funds: open to accredited investors only",
    pages: ["/wealth-management/startup-investment"],
    note: "SEBI's circular of 10 September 2025: new angel funds admit accredited investors only, and existing funds had to follow by 8 September 2026. Accreditation is given by agencies recognised by SEBI, on income and net worth.",
    source: {
      title: "SEBI circular on the revised framework for angel funds, 10 September 2025",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "venture-fund-minimum",
    claim: "Venture funds: as a rule from ₹1 crore",
    pages: ["/wealth-management/startup-investment"],
    note: "The least that an investor may put into a scheme of an alternative investment fund; employees and directors of the fund or its manager, and accredited investors, may invest less.",
    source: {
      title: "SEBI (Alternative Investment Funds) Regulations, 2012, regulation 10",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "policy-free-look",
    claim: "A new policy may be returned within 30 days",
    pages: ["/insurance/personal"],
    note: "Free-look period of life and health policies, counted from receipt of the policy document. The insurer refunds the premium less the cost of cover for those days, medical tests and stamp duty.",
    source: {
      title:
        "IRDAI (Protection of Policyholders' Interests, Operations and Allied Matters of Insurers) Regulations, 2024",
      url: "https://irdai.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "health-waiting-periods",
    claim: "The wait for existing illnesses may last at most 36 months",
    pages: ["/insurance/personal"],
    note: "Since 1 April 2024 an insurer may exclude illnesses known before the policy for 36 months of continuous cover at the longest. Overseas travel policies are not bound by it.",
    source: {
      title: "IRDAI (Insurance Products) Regulations, 2024, schedule III",
      url: "https://irdai.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "insurance-gst",
    claim: "No GST on the premium of individual policies",
    pages: ["/insurance/personal"],
    note: "Life and health insurance for individuals and families has been exempt since 22 September 2025. Group policies, such as those of employers, are taxed as before.",
    source: {
      title: "Notification No. 16/2025 - Central Tax (Rate), September 2025",
      url: "https://www.cbic.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "motor-third-party",
    claim: "Vehicle: third-party cover is compulsory",
    pages: ["/insurance/personal"],
    note: "Section 146 of the Act: no vehicle may be used in a public place without insurance against harm to third parties.",
    source: { title: "Motor Vehicles Act, 1988, section 146", url: "https://morth.nic.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "public-liability",
    claim: "Public liability: compulsory where hazardous substances are handled",
    pages: ["/insurance/business"],
    note: "Owners take out this insurance before handling hazardous substances above notified quantities, to give immediate relief after an accident, whoever is at fault.",
    source: { title: "Public Liability Insurance Act, 1991", url: "https://moef.gov.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "social-security-code",
    claim: "Employees' compensation: as labour law obliges employers to pay",
    pages: ["/insurance/business"],
    note: "Since 21 November 2025 under the Code on Social Security, 2020, which replaced the Employees' Compensation Act, 1923. Staff covered by Employees' State Insurance are compensated through that scheme.",
    source: { title: "Code on Social Security, 2020", url: "https://labour.gov.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "prepayment-charges",
    claim: "Prepayment: free of charge on many floating-rate loans",
    pages: [
      "/loans/home-loan",
      "/loans/loan-against-property",
      "/loans/loan-against-shares",
      "/loans/car-loan",
      "/loans/term-loan",
    ],
    note: "Loans sanctioned or renewed from 1 January 2026: lenders under these directions take no prepayment charge on floating-rate loans to individuals for other than business purposes. The same holds for business loans to individuals and micro and small enterprises from commercial banks and the largest finance companies; small finance banks and mid-sized finance companies, among others, are bound up to ₹50 lakh. Elsewhere the loan agreement decides.",
    source: {
      title:
        "Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025, of 2 July 2025",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "key-facts-statement",
    claim: "Fees shown in the key facts statement, and converted into a yearly cost",
    pages: ["/loans/home-loan", "/loans/car-loan"],
    note: "For retail loans and term loans to micro, small and medium enterprises, the lender gives a key facts statement with the annual percentage rate, in force for new loans since 1 October 2024.",
    source: {
      title: "RBI circular: Key Facts Statement for Loans and Advances, 15 April 2024",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "property-papers",
    claim: "Original papers are due back within 30 days of full repayment",
    pages: ["/loans/home-loan"],
    note: "After full repayment of a personal loan, such as a home loan, the lender returns the original documents and removes its charge within 30 days, or pays ₹5,000 for each day of delay that it caused.",
    source: {
      title: "RBI circular: Release of Movable/Immovable Property Documents, 13 September 2023",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "rent-80-percent",
    claim: "Up to 80% of rental value",
    pages: ["/loans/loan-against-rent"],
    note: "A ceiling in general practice, not a rule of the RBI, reviewed in November 2026. Lenders decide on the amount and measure rental value in different ways; many stay below this figure.",
    source: { title: "Reserve Bank of India", url: "https://www.rbi.org.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "rent-no-mortgage",
    claim: "No property mortgage",
    pages: ["/loans/loan-against-rent"],
    note: "Possible with some lenders, for strong tenants and long leases. Others ask for a mortgage of the let premises as well, and the lender decides. Reviewed in November 2026.",
    source: { title: "Reserve Bank of India", url: "https://www.rbi.org.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "securities-70-percent",
    claim: "Up to 70% of portfolio value",
    pages: ["/loans/loan-against-shares"],
    note: "A figure for mixed portfolios. Since 1 July 2026 banks lend individuals at most 60% of the value of listed shares, 75% of units of equity and other non-debt mutual funds and of ETFs, and 85% of units of debt mutual funds (rules first set for 1 April and deferred), with an overall limit of ₹1 crore a person for most securities. A shortfall is made good within seven working days. Finance companies follow separate RBI rules, and lenders may stay below every ceiling.",
    source: {
      title:
        "Reserve Bank of India (Commercial Banks - Credit Facilities) Amendment Directions, 2026, of 13 February 2026",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "gold-75-percent",
    claim: "Up to 75% of gold value",
    pages: ["/loans/gold-loan"],
    note: "Since 1 April 2026 the ceiling for loans for personal needs depends on the total per borrower: 85% up to ₹2.5 lakh, 80% above that and up to ₹5 lakh, and 75% above ₹5 lakh. Lenders may lend less.",
    source: {
      title:
        "Reserve Bank of India (Lending Against Gold and Silver Collateral) Directions, 2025, of 6 June 2025",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "gold-collateral",
    claim: "Coins up to 50 grams; ornaments within a limit on total weight; no bullion",
    pages: ["/loans/gold-loan"],
    note: "The same directions admit jewelry, ornaments and coins only. Bars are primary gold, on which lenders may not lend; they are listed because clients ask. Per borrower, gold ornaments may weigh one kilogram and gold coins 50 grams in all. Gold is valued at the lower of the previous day's closing price and the average of thirty days, without stones.",
    source: {
      title:
        "Reserve Bank of India (Lending Against Gold and Silver Collateral) Directions, 2025, of 6 June 2025",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "gold-return",
    claim:
      "Return within seven working days; ₹5,000 a day for delay; bullet loans within twelve months",
    pages: ["/loans/gold-loan"],
    note: "Pledged gold is released on the day of full repayment or within seven working days; for delay on its side the lender pays ₹5,000 a day. Loans for personal needs that are repaid in one sum run for at most twelve months and may be renewed after interest is paid.",
    source: {
      title:
        "Reserve Bank of India (Lending Against Gold and Silver Collateral) Directions, 2025, of 6 June 2025",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "car-90-percent",
    claim: "Up to 90% financing",
    pages: ["/loans/car-loan"],
    note: "A ceiling in general practice, reviewed in November 2026; the RBI fixes none for car loans. Lenders decide, and count it on the ex-showroom or the on-road price. Used cars are mostly financed at less.",
    source: { title: "Reserve Bank of India", url: "https://www.rbi.org.in/" },
    lastReviewed: "2026-11",
  },
  {
    id: "presumptive-profession",
    claim: "eligible smaller practices may declare half of their receipts as profit",
    pages: ["/who-we-serve/attorneys"],
    note: "Section 58 of the Income-tax Act, 2025 (in force from 1 April 2026) takes 50% of gross receipts, or the higher profit actually earned, as the income of a resident individual or firm (other than an LLP) in a listed profession, law among them, whose receipts stay within the limit of that section. Reviewed in November 2026.",
    source: {
      title: "Income-tax Act, 2025, section 58, Income Tax Department",
      url: "https://www.incometaxindia.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "advocate-business",
    claim:
      "a directorship without executive duties is allowed, a managing director's is not; a sleeping partnership, where the State Bar Council finds it fitting",
    pages: ["/who-we-serve/attorneys"],
    note: "Rules 47 and 48 of Chapter II, Part VI of the Bar Council of India Rules, as they stood in November 2026.",
    source: {
      title: "Bar Council of India Rules, Part VI, Chapter II, Section VII, Bar Council of India",
      url: "https://www.barcouncilofindia.org/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "msme-payment",
    claim: "buyers must pay registered micro and small suppliers within 45 days",
    pages: ["/who-we-serve/business-owners"],
    note: "Section 15 of the Micro, Small and Medium Enterprises Development Act, 2006: the agreed period may not exceed 45 days from acceptance of the goods or services; without a written agreement, payment falls due sooner. Medium enterprises are not covered, and traders registered on Udyam for priority lending alone are treated differently. Reviewed in November 2026.",
    source: {
      title:
        "Micro, Small and Medium Enterprises Development Act, 2006, section 15, Ministry of MSME",
      url: "https://msme.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "hindu-succession-women",
    claim:
      "without a will, a childless Hindu widow's own earnings pass to her husband's heirs; daughters have equal shares by birth in joint family property since the 2005 amendment",
    pages: ["/who-we-serve/woman-investors"],
    note: "Sections 6, 15 and 16 of the Hindu Succession Act, 1956, as they stood in November 2026. Property that she inherited from her own parents goes to her father's heirs instead. Women of other faiths follow other laws of succession.",
    source: {
      title: "Hindu Succession Act, 1956, India Code",
      url: "https://www.indiacode.nic.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "married-women-policy",
    claim: "a husband's policy can be held in trust for wife and children",
    pages: ["/who-we-serve/woman-investors"],
    note: "Section 6 of the Married Women's Property Act, 1874: a policy on a married man's own life, expressed on its face to be for his wife, his children or both, is a trust for them. It has to be chosen when the policy is bought. Reviewed in November 2026.",
    source: {
      title: "Married Women's Property Act, 1874, section 6, India Code",
      url: "https://www.indiacode.nic.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "sukanya-age",
    claim: "a Sukanya Samriddhi account can be opened before she turns ten",
    pages: ["/who-we-serve/woman-investors"],
    note: "Sukanya Samriddhi Account Scheme, 2019: a parent or legal guardian opens it for a girl below the age of ten. Reviewed in November 2026.",
    source: {
      title: "Sukanya Samriddhi Account Scheme, 2019, National Savings Institute",
      url: "https://www.nsiindia.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "donation-cash",
    claim:
      "individuals can deduct donations under the old regime only; cash above ₹2,000 brings none",
    pages: ["/who-we-serve/charitable-investors"],
    note: "Section 133 of the Income-tax Act, 2025 (earlier section 80G) allows the deduction to those who opt for the old regime, and none for a donation above ₹2,000 in cash. How much is deductible depends on the fund or institution. Reviewed in November 2026.",
    source: {
      title: "Income-tax Act, 2025, section 133, Income Tax Department",
      url: "https://www.incometaxindia.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "pms-minimum",
    claim: "Portfolio managers: from ₹50 lakh",
    pages: ["/who-we-serve/hni"],
    note: "The least that a portfolio manager may accept from a client under the SEBI (Portfolio Managers) Regulations, 2020; accredited investors are treated separately. Reviewed in November 2026.",
    source: {
      title: "SEBI (Portfolio Managers) Regulations, 2020, SEBI",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "aif-minimum",
    claim: "Alternative investment funds: usually from ₹1 crore",
    pages: ["/who-we-serve/hni"],
    note: "Regulation 10 of the SEBI (Alternative Investment Funds) Regulations, 2012; lower amounts apply to the fund's own staff, to social impact funds and to accredited investors. Reviewed in November 2026.",
    source: {
      title: "SEBI (Alternative Investment Funds) Regulations, 2012, SEBI",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "sif-minimum",
    claim: "Specialised investment funds: from ₹10 lakh",
    pages: ["/who-we-serve/hni"],
    note: "Since 1 April 2025, the least an investor may hold across all such strategies of one fund house, counted by PAN; accredited investors are exempt. Reviewed in November 2026.",
    source: {
      title: "Framework for Specialized Investment Funds, SEBI circular of 27 February 2025",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "lrs-limit",
    claim: "a resident may remit up to USD 250,000 in a financial year",
    pages: ["/who-we-serve/hni"],
    note: "The limit of RBI's Liberalised Remittance Scheme for each resident individual, for all permitted purposes together, April to March. Banks collect tax at source above a threshold. Reviewed in November 2026.",
    source: {
      title: "Liberalised Remittance Scheme, frequently asked questions, RBI",
      url: "https://www.rbi.org.in/Scripts/FAQView.aspx?Id=115",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "nro-remittance",
    claim: "remittance of balances limited to USD 1 million a financial year",
    pages: ["/who-we-serve/nri"],
    note: "Limit for an NRI or person of Indian origin under the Foreign Exchange Management (Remittance of Assets) Regulations, 2016, after tax; transfers from NRO to NRE count towards it, current income such as rent and dividends does not. Reviewed in November 2026.",
    source: {
      title: "Master Direction on Remittance of Assets, RBI",
      url: "https://www.rbi.org.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "individual-listed-shares",
    claim:
      "since June 2026, individuals resident abroad may buy listed Indian shares themselves; each person below 10% of a company",
    pages: ["/who-we-serve/nri", "/who-we-serve/foreign-investors"],
    note: "Schedule III of the Foreign Exchange Management (Non-debt Instruments) Rules, 2019, as amended on 12 June 2026 (S.O. 3030(E)): open to all individuals resident outside India on a repatriation basis, each below 10% of a listed company, 24% together. Earlier it was open to NRIs and OCIs, at 5% and 10%. Reviewed in November 2026.",
    source: {
      title:
        "Foreign Exchange Management (Non-debt Instruments) (Third Amendment) Rules, 2026, Ministry of Finance",
      url: "https://egazette.gov.in/",
    },
    lastReviewed: "2026-11",
  },
  {
    id: "fpi-ceiling",
    claim: "a portfolio holding stays below 10% of a listed company",
    pages: ["/who-we-serve/foreign-investors"],
    note: "A foreign portfolio investor, together with its investor group, holds less than 10% of the paid-up equity capital on a fully diluted basis: Schedule II of the Foreign Exchange Management (Non-debt Instruments) Rules, 2019, and SEBI (Foreign Portfolio Investors) Regulations, 2019. A larger holding is treated as FDI, or the excess is sold. Reviewed in November 2026.",
    source: {
      title: "SEBI (Foreign Portfolio Investors) Regulations, 2019, SEBI",
      url: "https://www.sebi.gov.in/",
    },
    lastReviewed: "2026-11",
  },
] satisfies Claim[];
