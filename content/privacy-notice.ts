/**
 * The notice beside the contact and callback forms (DPDP Act, 2023, section 5; DPDP Rules, 2025,
 * rule 3). When you change the text, change `version` too, because each lead stores the version.
 */
export const privacyNotice = {
  version: "2026-12-01",
  title: "How We Use Your Details",
  /** The text that is visible before the notice is opened. */
  summary:
    "We use your details only to answer you about the service you ask for. Sending the form gives your consent. The notice below says which details these are and how to withdraw your consent.",
  text: [
    "We take your name, phone number and email address, your message if you write one, when and from which page you sent the form, and, on the contact page, the page of this website that you visited before it.",
    "We use them only to answer you about the service you ask for. We keep them while we deal with your enquiry and for a reasonable time afterwards, then we erase them, unless you become a client or a law says otherwise.",
    "Sending the form gives your consent. To withdraw it, or to see, correct or erase your data, use “Your Data” on the Contact Us page at any time, or the contact details in the footer where they are given.",
    "If our reply does not resolve your complaint, you may complain to the Data Protection Board of India under the DPDP Act, 2023 and the DPDP Rules, 2025.",
  ],
} satisfies { version: string; title: string; summary: string; text: string[] };
