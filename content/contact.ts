import { privacyRequestPrefix, privacyRequests } from "./privacy-requests";

/** Texts of the contact page, except its title and those of the form (spec §2). */
export const contact = {
  subtitle: "Talk to us about your financial goals. One of us will call or write back.",
  invitation: {
    title: "Send Us a Message",
    text: "A few lines are enough: what you want to achieve, and by when.",
  },
  next: {
    title: "What Happens Next",
    steps: [
      "We read your message and call or write back.",
      "We talk about your goals, your income and your commitments.",
      "You get our suggestions in writing, each with its costs.",
    ],
  },
  reachUs: "Reach Us Directly",
  yourData: {
    title: "Your Data",
    text: "Each link starts a message in the form. Send it with the email and phone number that you gave us, so that we can find your data.",
    requests: privacyRequests,
    otherRequests: `To see or correct your data, or to write without the links, begin your message with “${privacyRequestPrefix}”, for example “${privacyRequests[1].sentence}”`,
  },
  people: "The People You Will Talk To",
};

/** The closing section of information pages and their overviews (spec §2). */
export const callToAction = {
  title: "Ready to Get Started?",
  text: "Contact our team of experts to learn more about how we can help you achieve your financial goals.",
  button: "Schedule a Consultation",
  heroButton: "Talk to Us",
};
