import { privacyRequestPrefix, privacyRequests } from "../privacy-requests";
import type { LegalPage } from "../types";

/** The static page /privacy (spec §2). Dated January 2024: it must not mention anything later. */
export const privacy = {
  title: "Privacy Policy",
  subtitle: "Last updated January 2024",
  sections: [
    {
      title: "What This Policy Covers",
      paragraphs: [
        "This policy explains what personal data this website takes from you, why, how long we keep it and what you can ask of us. It covers the website only. If you become a client, the papers you sign then will say how we handle the data that a particular service needs.",
        "In this policy, “we” means the firm named at the top of this website. You can reach us through the form on the Contact Us page and by any contact details given in the footer.",
      ],
    },
    {
      title: "What You Give Us",
      paragraphs: [
        "You can read every public page without telling us who you are. We receive personal data from you only when you fill in a form:",
      ],
      items: [
        "The contact form takes your name, email address, phone number and the message that you write.",
        "The callback form takes your name, email address and phone number.",
        "With either form we store the time, the page from which you sent it and the version of the privacy notice beside it. If you send it from the Contact Us page, we also store the page of this website that you visited before that.",
      ],
    },
    {
      title: "What We Ask You to Leave Out",
      paragraphs: [
        "Please do not put your PAN, Aadhaar number, bank account numbers, passwords, card details, policy numbers or health information into a message. We do not need them for a first reply. If one of our services needs such a document later, we will tell you why and agree on a safer way to receive it.",
      ],
    },
    {
      title: "Why We Use It",
      paragraphs: [
        "We use what you send to answer you, to call you back and to talk with you about the service that you asked about. We do not sell it, rent it, add it to an advertising list or use it for automated decisions about you.",
        "We rely on your consent, which you give by sending the form after reading the notice beside it. Where a law obliges us to keep or hand over information, we rely on that law.",
      ],
    },
    {
      title: "Cookies, Tracking and Your Device",
      paragraphs: [
        "This website sets no cookies for visitors. It carries no advertising, no analytics that follow you and no buttons that report your visit to a social network. Links to social networks are ordinary links, and those networks learn of you only when you follow them.",
        "The browser tab stores the web address of the last page of this website that you viewed, other than the Contact Us page and the legal pages, and nothing else about it. The address is deleted when you close the tab. It leaves your device only when you send a form on the Contact Us page.",
        "As with any website, our server sees the internet address of the device that asks for a page. We use it to deliver the page and to prevent misuse, such as floods of messages, and we do not join it to the details that you send in a form.",
        "Our own staff sign in to manage the website. Only for them, one session cookie and two entries in the browser’s storage keep the sign-in alive until they sign out. A second cookie recognises their browser for 180 days, so that a stranger’s wrong passwords do not lock them out. Three more entries remember the author name that they used last, which messages marked as spam they have seen, and whether they have hidden the weekly numbers. The browser also stores unsaved text of a post, a media item, an offer or the firm’s details for up to 30 days.",
      ],
    },
    {
      title: "Videos",
      paragraphs: [
        "Some pages offer videos that are stored on YouTube. Nothing is loaded from YouTube until you press play. When you do, the video comes from YouTube’s privacy-enhanced address, and Google receives your internet address and may store data on your device under its own privacy policy.",
      ],
    },
    {
      title: "Who Can See It",
      paragraphs: [
        "Inside the firm, only staff who deal with enquiries can open what you sent, and they have to sign in to do so. Outside it, we share your data in these cases only:",
      ],
      items: [
        "with companies that host this website or store its backups, which act only on our instructions, for no purpose of their own, and may store your data outside India where Indian law allows it;",
        "with a lender, insurer, fund house, lessor or adviser, when you have asked us to approach one and know which data we will pass on;",
        "with a court, regulator or authority, where a law requires it.",
      ],
    },
    {
      title: "How Long We Keep It",
      paragraphs: [
        "We keep an enquiry while we deal with it and for a reasonable time afterwards, as long as you could expect us to keep it. Then, or when you withdraw your consent, we erase it, unless a law requires us to keep it. Backups are overwritten on their regular schedule.",
        "If you become a client, some records must be kept for periods that financial and tax laws set.",
      ],
    },
    {
      title: "How We Protect It",
      paragraphs: [
        "Data travels between your browser and our server in encrypted form. Access needs a personal sign-in, passwords are stored only as one-way hashes, and changes made by staff are recorded. No system is perfect. If a breach affects your personal data, we will tell you and the authorities as the law requires.",
      ],
    },
    {
      title: "Your Rights",
      paragraphs: [
        "The Digital Personal Data Protection Act, 2023 (the DPDP Act) gives individuals rights over their personal data. We honour them from the date of this policy, whatever the date on which each provision comes into force. You may:",
      ],
      items: [
        "ask what personal data we hold about you, what we do with it and with whom we have shared it;",
        "ask us to correct, complete or update it;",
        "ask us to erase it;",
        "withdraw your consent at any time, as easily as you gave it; what we did before that stays lawful;",
        "name another person who may use these rights for you after your death or if you become unable to;",
        "complain to us, and receive an answer.",
      ],
    },
    {
      title: "How to Reach Us About Your Data",
      paragraphs: [
        `To withdraw your consent or to have your data erased, use the links at the end of this section. Each opens the form on the Contact Us page and starts a message. For any other request, begin your message with “${privacyRequestPrefix}”. You may also use the contact details in the footer where they are given.`,
        "Tell us the email address or phone number that you gave us, so that we can find your entry. We may ask for one more detail to make certain that we are dealing with the right person. There is no charge, and you will have an answer within one month.",
      ],
      links: [...privacyRequests],
    },
    {
      title: "Complaints",
      paragraphs: [
        "Please bring a complaint to us first. We will look into it and reply within one month. If the reply does not satisfy you, you may complain to the Data Protection Board of India, in the manner that the DPDP Act and the rules under it lay down.",
      ],
    },
    {
      title: "Children",
      paragraphs: [
        "The forms on this website are meant for adults. If you are under eighteen, please ask a parent or guardian to write to us. When we learn that a child has sent us personal data without a parent’s consent, we erase it.",
      ],
    },
    {
      title: "Other Websites",
      paragraphs: [
        "Some links lead to websites that we do not run. Their operators decide what those sites collect, and their own policies apply there.",
      ],
    },
    {
      title: "Changes to This Policy",
      paragraphs: [
        "When we change how we handle personal data, we change this page and the month at its top. A change does not widen what we may do with data that you sent earlier, unless you agree to it.",
      ],
    },
  ],
} satisfies LegalPage;
