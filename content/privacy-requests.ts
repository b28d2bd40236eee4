/** Starts the message of a privacy request. */
export const privacyRequestPrefix = "Privacy request:";

/** Links to the contact form, each with the sentence that it writes into the message. */
export const privacyRequests = [
  {
    title: "Withdraw Consent",
    href: "/contact#request=withdrawal",
    sentence: `${privacyRequestPrefix} I withdraw my consent.`,
  },
  {
    title: "Ask for Erasure",
    href: "/contact#request=erasure",
    sentence: `${privacyRequestPrefix} Please erase my personal data.`,
  },
] as const;
