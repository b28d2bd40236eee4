import type { LegalPage } from "../types";

/** The static page /terms (spec §2). Dated January 2024: it must not mention anything later. */
export const terms = {
  title: "Terms of Service",
  subtitle: "Last updated January 2024",
  sections: [
    {
      title: "About These Terms",
      paragraphs: [
        "These terms apply to your use of this website. By using it you accept them. If you do not agree with them, please do not use the website.",
        "The website belongs to the firm named at the top of each page, called “we” here. Where the firm acts under a registration, that registration is shown in the footer or on the pages it concerns.",
      ],
    },
    {
      title: "What We Do, and What Others Decide",
      paragraphs: [
        "We arrange and explain financial services, and help you through them. We are not a bank, an insurer, a lender or a fund house. The contract for a loan, a policy, a lease or an investment is made between you and the institution that provides it.",
      ],
      items: [
        "Lenders and lessors decide whether to lend or lease, how much, at what price and against what security.",
        "Insurers decide whether to accept a risk, at what premium, and whether a claim is payable under the policy.",
        "Fund houses, issuers and developers are responsible for their own offer documents, and for what they do with your money.",
      ],
    },
    {
      title: "Information, Not Advice",
      paragraphs: [
        "The pages, posts, videos and files on this website give general information. They do not take account of your income, debts, family, tax position or tolerance for loss, and they are not investment, legal or tax advice. Before you act, speak with us or with another qualified adviser about your own case.",
        "Nothing here is an offer to sell or an invitation to buy a security, a policy or any other financial product. The website is about products and rules in India. If you live in another country, as an NRI or a foreign investor for example, its law may limit what you can be offered.",
      ],
    },
    {
      title: "Market and Other Risks",
      paragraphs: [
        "Investments in securities and mutual funds are subject to market risks. Their value can fall as well as rise, and you may get back less than you put in. Past performance does not show what will happen. Bonds and debentures carry the risk that the issuer does not pay; property and unlisted shares may be hard to sell. Read the offer or scheme documents carefully before investing.",
        "Borrowing has risks of its own. An asset given as security can be sold by the lender if the loan is not repaid, and falling prices can lead to a demand for more security.",
      ],
    },
    {
      title: "Figures, Examples and Offers",
      paragraphs: [
        "Rates, limits, periods and tax treatments on this website are illustrations or upper limits. They vary by institution and change with time, often at short notice. Yields that are mentioned are not promised. What counts is the written offer of the institution on the day you sign.",
        "An offer shown on this website is open to those who meet its conditions and runs until the date stated with it. It may be changed or withdrawn before that date where the institution behind it does so.",
      ],
    },
    {
      title: "When You Write to Us",
      paragraphs: [
        "Please give your own, correct details in the forms. Sending a form asks for a conversation; it creates no contract for services, no application for a product and no duty to buy. We handle what you send as the Privacy Policy describes.",
        "Do not send instructions to buy, sell, pay or cancel through the forms. They are not watched around the clock, and we cannot act on them.",
      ],
    },
    {
      title: "Fair Use of the Website",
      paragraphs: ["You may read, print and share pages for your own use. You may not:"],
      items: [
        "try to enter parts of the website or its systems that are not open to you;",
        "send harmful code, or so many requests that others cannot use the website;",
        "pretend to be another person, or use another person’s details without permission;",
        "copy the website or large parts of it for a business of your own.",
      ],
    },
    {
      title: "Staff Area",
      paragraphs: [
        "The sign-in pages are for persons whom we have authorised. Each of them must keep the password secret and is responsible for what is done with it. Attempts to enter without authority may be reported.",
      ],
    },
    {
      title: "Texts, Pictures and Names",
      paragraphs: [
        "The texts, design and marks on this website belong to us or to those who let us use them, and are protected by law. Names of laws, authorities and other organisations are used only to describe them, and do not mean that they endorse us.",
      ],
    },
    {
      title: "Links and Videos",
      paragraphs: [
        "Links, files and videos from others are offered for your convenience. We chose them with care, but do not control them, and a link is not an endorsement of everything it leads to.",
      ],
    },
    {
      title: "Errors and Interruptions",
      paragraphs: [
        "We take care that this website is correct and available. Laws, rates and rules change, though, and a page may lag behind them; work on the systems may interrupt it. We may alter or remove pages at any time. If you find an error, please tell us.",
      ],
    },
    {
      title: "Accessibility",
      paragraphs: [
        "We want everyone to be able to use this website, including people who use a keyboard, a screen reader or large text. We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.",
        "If something does not work for you, tell us through the Contact Us page, or the accessibility contact in the footer where one is given. You will have an answer in writing. If it does not satisfy you, you may complain to the regulator of the service; for services that SEBI regulates, through SCORES.",
      ],
    },
    {
      title: "Liability",
      paragraphs: [
        "As far as the law allows, we are not liable for loss that arises because someone relied on general information on this website without speaking to us, because the website was unavailable, or because of what another institution or website did.",
        "Nothing in these terms limits liability for fraud or wilful misconduct, or any right that you have as a consumer under Indian law and cannot give up by agreement. Services that you take from us are governed by the terms agreed for them.",
      ],
    },
    {
      title: "Complaints",
      paragraphs: [
        "If something went wrong, tell us first, through the Contact Us page or by any contact details given in the footer. You will have an answer in writing. If the matter concerns a bank, an insurer or a market intermediary, you may also use that institution’s own grievance process and, after it, the ombudsman or the regulator responsible.",
      ],
    },
    {
      title: "Governing Law",
      paragraphs: [
        "These terms are governed by the laws of India. Courts in India that have jurisdiction under those laws decide any dispute about them.",
      ],
    },
    {
      title: "Changes to These Terms",
      paragraphs: [
        "We may change these terms. The month at the top of this page shows when that was last done, and the version shown on the day of your visit applies to it. Should one term turn out to be invalid, the others remain in force.",
      ],
    },
  ],
} satisfies LegalPage;
