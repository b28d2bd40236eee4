import type { ContentPage } from "../types";

export const personal = {
  href: "/insurance/personal",
  menuTitle: "Personal Insurance",
  title: "Personal Insurance",
  subtitle:
    "Cover for your life, health, home and belongings, chosen for your needs and explained clause by clause",
  description:
    "Life, health, property and asset cover for Indian families: what each policy pays, what it leaves out, and who helps you to claim.",
  summary: "Life, health, home and vehicle cover, compared by what it pays and what it leaves out.",
  image: "personal-insurance",
  introduction:
    "Insurance is for losses that your savings could not absorb. We list those losses with you, compare policies from several insurers and mark what each one leaves out. The insurer decides on cover and on claims; we prepare your papers and stay until the matter is settled.",
  featuresTitle: "Cover for People, Home and Possessions",
  features: [
    {
      title: "Life",
      text: "Money for the people who depend on your income. A new policy may be returned within 30 days of receiving it.",
      icon: "heart",
      items: [
        "Term: a lump sum if you die within the chosen years, nothing otherwise",
        "Whole life: protection that runs on into old age, often with savings",
        "Unit linked: part cover, part market investment, with a five-year lock-in",
        "Endowment: a sum at maturity or on death; usually modest growth",
      ],
    },
    {
      title: "Health",
      text: "Look at room limits, the hospital list and the wait for existing illnesses, which may last at most 36 months.",
      icon: "hospital",
      items: [
        "Individual: separate cover for each person, with no GST on the premium",
        "Family floater: one amount shared by parents and children in a policy",
        "Critical illness: a lump sum on diagnosis of a listed disease",
        "Senior citizen: higher entry ages, with co-payment terms to compare",
      ],
    },
    {
      title: "Property",
      text: "Walls, furniture and rent are separate covers, often combined in a single policy.",
      icon: "home",
      items: [
        "Home: the structure, insured for the cost of rebuilding it",
        "Content: furniture, appliances and valuables against fire and burglary",
        "Landlord: damage by tenants, and rent lost after an insured event",
        "Natural disaster: flood, cyclone and earthquake, checked clause by clause",
      ],
    },
    {
      title: "Asset Protection",
      text: "The rest of daily life: your vehicle, your journeys, and harm you may cause to others.",
      icon: "shield",
      items: [
        "Vehicle: third-party cover is compulsory; own damage is your choice",
        "Travel: medical bills abroad, lost baggage and cancelled journeys",
        "Accident: a fixed payment for death or disability caused by an accident",
        "Liability: legal costs and damages when others hold you responsible",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Personal Insurance",
    points: [
      {
        title: "Customized Coverage",
        text: "The amount and the term follow from your loans, dependants and existing policies, so you pay for no cover twice.",
        icon: "person",
      },
      {
        title: "Financial Security",
        text: "We work out what your family would need for the years ahead and test whether the payout would last that long.",
        icon: "shield",
      },
      {
        title: "Claims Support",
        text: "When something happens, one person helps with forms, hospital papers and surveyors, and writes to the insurer if replies are slow.",
        icon: "handshake",
      },
    ],
  },
  questions: [
    {
      question: "What can I do if the insurer refuses my claim?",
      answer:
        "Ask for the reason in writing, answer it with papers and write to the insurer’s grievance officer. If that fails, the Insurance Ombudsman hears you without a fee, within limits of time and amount. We help with both letters.",
    },
    {
      question: "What happens if I forget a premium?",
      answer:
        "Life and health policies give a grace period of 30 days, or 15 if you pay monthly. After that the policy lapses; reviving it may need medical tests, and waiting periods may begin again.",
    },
    {
      question: "Can I change my health insurer without losing the waiting time?",
      answer:
        "Yes, by porting at renewal: the time served counts with the new insurer, up to your earlier cover. Apply some weeks ahead and keep the old policy until you are accepted, as the new insurer may refuse.",
    },
    {
      question: "Which papers does an insurer ask for?",
      answer:
        "PAN, proof of identity, age and address and, for a large life cover, proof of income. Age and amount decide on medical tests. Answer every health question in full: a wrong answer can cost your family the claim.",
    },
    {
      question: "Is the money from a policy taxed?",
      answer:
        "What is paid on a death is free of income tax as a rule, and so is the payment of hospital bills. A savings or unit linked policy may be taxed at maturity, above all when premiums are high.",
    },
    {
      question: "How are you paid for arranging a policy?",
      answer:
        "The insurer pays a commission out of the premium, and it differs from one kind of policy to another. Ask us what it is on any policy that we show you.",
    },
  ],
  keywords: [
    "term insurance",
    "family floater",
    "super top-up",
    "health policy",
    "life insurance",
    "insurance policies",
    "waiting periods",
    "ombudsman",
  ],
  siblingPages: ["/who-we-serve/individuals-families", "/loans/home-loan"],
  claims: [
    "policy-free-look",
    "health-waiting-periods",
    "insurance-gst",
    "motor-third-party",
    "premium-grace",
    "insurance-ombudsman",
  ],
} satisfies ContentPage;

const business = {
  href: "/insurance/business",
  menuTitle: "Business Insurance",
  title: "Business Insurance",
  subtitle: "Cover that helps a good business survive a bad day",
  description:
    "Property, liability, employee and specialised cover for Indian firms: fire, indemnity, group health, cyber and marine, arranged with care and reviewed.",
  summary: "Property, liability, employee and specialised cover for firms of every size.",
  image: "business-insurance",
  introduction:
    "A fire, a lawsuit or a cyber attack can undo years of work in a week. Our specialists walk through your premises and contracts, put a rupee value on each risk, and invite quotations from insurers. You decide which risks to insure and which to carry.",
  featuresTitle: "Four Areas of Risk",
  features: [
    {
      title: "Property Coverage",
      text: "Buildings, stock and machines are insured at what it would cost to replace them, to avoid a cut for under-insurance.",
      icon: "factory",
      items: [
        "Fire and allied perils: flames, lightning, storm, flood and riot",
        "Stock: goods in your godown or shop, on declared monthly values",
        "Machinery breakdown: sudden electrical or mechanical failure of plant",
        "Business interruption: profit and fixed costs while you rebuild",
      ],
    },
    {
      title: "Liability Coverage",
      text: "Claims by customers, clients or the public can exceed the worth of the firm itself.",
      icon: "gavel",
      items: [
        "Public liability: compulsory by law where hazardous substances are handled",
        "Professional indemnity: errors in advice, design or service",
        "Product liability: injury or damage caused by goods you sell",
        "Directors and officers: personal liability for decisions of the board",
      ],
    },
    {
      title: "Employee Coverage",
      text: "Some of it is required by law; the rest helps you keep good people.",
      icon: "users",
      items: [
        "Group health: hospital bills of staff, with families if you choose",
        "Group term life: a multiple of salary to the nominee",
        "Employees’ compensation: injury at work, as labour law obliges employers to pay",
        "Key person: money for the firm when someone vital dies",
      ],
    },
    {
      title: "Specialized Coverage",
      text: "Risks of a particular trade, a single journey or the internet.",
      icon: "globe",
      items: [
        "Marine cargo: goods by road, rail, sea or air, from door to door",
        "Cyber: data breach, ransom demands and the cost of restoring systems",
        "Trade credit: buyers at home or abroad who fail to pay",
        "Contractors’ all risks: works, material and equipment on a site",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Business Insurance",
    points: [
      {
        title: "A Visit Before a Quote",
        text: "We see the wiring, the godown and the contracts first, because forms alone miss the risks that close firms.",
        icon: "eye",
      },
      {
        title: "Wording Compared",
        text: "Exclusions, deductibles and sub-limits of each quotation are set side by side, with the premium in the last column.",
        icon: "scale",
      },
      {
        title: "Claims Desk",
        text: "After a loss we notify the insurer, meet the surveyor and track each document until the claim is decided.",
        icon: "phone",
      },
    ],
  },
  questions: [
    {
      question: "Which covers must my business have by law?",
      answer:
        "For vehicles, third-party cover is compulsory. Firms that handle hazardous substances need public liability cover, and employers owe compensation for injury at work, which Employees’ State Insurance or a policy can bear. Contracts and lenders often ask for more.",
    },
    {
      question: "What does an insurer need before it quotes?",
      answer:
        "A list of assets with their replacement cost, photographs or a floor plan, turnover, the wage bill, past claims and present policies. Open answers now avoid a dispute after a loss.",
    },
    {
      question: "What if we insure for less than the full value?",
      answer:
        "Most insurers then cut the claim in proportion. If stock worth ₹1 crore is insured for ₹60 lakh, a loss of ₹10 lakh may bring ₹6 lakh, so have the values looked at every year.",
    },
    {
      question: "What should we do right after a loss?",
      answer:
        "Look after people, call the fire brigade or the police, and tell the insurer the same day. Take photographs, keep damaged goods for the surveyor and repair only what stops further damage.",
    },
    {
      question: "Can group health cover existing illnesses and parents?",
      answer:
        "Many insurers agree to both, often from the first day, for a higher premium. The cover ends when a person leaves your firm, so staff should hold some cover of their own.",
    },
  ],
  keywords: [
    "business insurance",
    "group health",
    "group cover",
    "fire insurance",
    "professional indemnity",
    "public liability",
    "marine cargo",
    "cyber",
  ],
  siblingPages: ["/who-we-serve/business-owners", "/lease/commercial-vehicle"],
  claims: ["public-liability", "social-security-code", "motor-third-party"],
} satisfies ContentPage;

export const insurancePages: ContentPage[] = [personal, business];
