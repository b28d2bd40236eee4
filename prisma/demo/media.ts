import type { DemoMediaItem } from "./types";

/** Every link leads to a public page or film of a regulator, government department or exchange. */
export const demoMedia: DemoMediaItem[] = [
  {
    title: "Beware of Assured Returns: An NSE Film, with SEBI’s Investor Site",
    mediaType: "both",
    fileUrl: "https://investor.sebi.gov.in/",
    youtubeUrl: "https://www.youtube.com/embed/3pvysUNgkSw",
    duration: null,
    language: "English",
    poster: "/art/media/assured-returns.jpg",
    publishedOn: "2026-11-04",
    description: `<p>A short English film from the National Stock Exchange of India on people who promise a fixed profit from shares. The linked SEBI investor website explains how to check the registration of an adviser or broker, how the securities market works and where to complain.</p>`,
  },
  {
    title: "Safe Online Banking: A Public Awareness Film from RBI",
    mediaType: "both",
    fileUrl: "https://rbikehtahai.rbi.org.in/",
    youtubeUrl: "https://www.youtube.com/embed/0AGUZ1b7AFM",
    duration: null,
    language: null,
    poster: "/art/media/safe-online-banking.jpg",
    publishedOn: "2026-10-14",
    description: `<p>A public awareness film from the Reserve Bank of India for everybody who banks by phone or computer. The “RBI Kehta Hai” website carries the rest of the campaign.</p>
<ul>
<li><p>Open your bank’s own app or website, not a link that was sent to you.</p></li>
<li><p>Keep OTP, PIN and card details to yourself.</p></li>
</ul>`,
  },
  {
    title: "RBI Talks: Decoding Digital Frauds",
    mediaType: "youtube",
    fileUrl: null,
    youtubeUrl: "https://www.youtube.com/watch?v=00SIr-Nqut0",
    duration: null,
    language: "English",
    poster: "/art/media/decoding-digital-frauds.jpg",
    publishedOn: "2026-09-22",
    description: `<p>An episode of the Reserve Bank of India’s series “From Paisa to Policy”, in English, on how digital frauds work and how to recognise one in time. It is useful viewing for anyone who helps parents with online banking.</p>`,
  },
  {
    title: "“Digital Arrest” Calls: A Warning from RBI",
    mediaType: "youtube",
    fileUrl: null,
    youtubeUrl: "https://youtu.be/RQ46CJBe3NQ",
    duration: null,
    language: "Hindi",
    poster: "/art/media/digital-arrest-calls.jpg",
    publishedOn: "2026-08-19",
    description: `<p>A brief Reserve Bank of India film in Hindi about callers who pose as police or officials on video and demand money. No agency arrests anyone over a video call. Disconnect, tell the family and report the call on the cyber crime helpline, 1930.</p>`,
  },
  {
    title: "Policyholder Website of IRDAI",
    mediaType: "file",
    fileUrl: "https://policyholder.gov.in/",
    youtubeUrl: null,
    duration: null,
    language: null,
    poster: null,
    publishedOn: "2026-07-08",
    description: `<p>The insurance regulator’s website for people who hold a policy or plan to buy one. It explains the kinds of insurance in plain words and sets out the steps for a complaint.</p>
<ul>
<li><p>Rights and duties of a policyholder</p></li>
<li><p>How to take up a claim or a grievance</p></li>
</ul>`,
  },
  {
    title: "Income-tax Portal: Statements, Returns and Status",
    mediaType: "file",
    fileUrl: "https://www.incometax.gov.in/",
    youtubeUrl: null,
    duration: null,
    language: null,
    poster: null,
    publishedOn: "2026-06-03",
    description: `<p>The Income Tax Department’s portal for filing returns and reading the Annual Information Statement. Non-residents can correct their residential status in the profile, and everyone can check that tax deducted by a bank or a buyer has been credited.</p>`,
  },
];
