/**
 * The notice beside both forms: what is taken, why, and how to withdraw and complain (DPDP Act,
 * 2023, section 5; DPDP Rules, 2025, rule 3). Whoever changes the text changes the version, which
 * is stored with each lead.
 */
export const privacyNotice = {
  version: "2026-11",
  title: "How we use your details",
  text: [
    "We take your name, phone number and e-mail address, your message if you write one, and the time and page it was sent from.",
    "We use them only to answer you about the service you ask for, and erase them at the latest when your enquiry is closed, unless you become a client or a law says otherwise.",
    "Sending the form gives your consent. To withdraw it, or to see, correct or erase your data, write to us at any time through this form or by the contacts in the footer.",
    "Where our reply does not settle a complaint, you may turn to the Data Protection Board of India, as the DPDP Act, 2023 and the DPDP Rules, 2025 provide.",
  ],
} satisfies { version: string; title: string; text: string[] };
