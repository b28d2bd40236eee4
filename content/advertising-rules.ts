/** A code for advertisements, issued by a regulator or an industry body. */
type AdvertisingCode = {
  /** Short, for staff: "SEBI advertisement code for advisers". */
  name: string;
  source: { title: string; url?: string };
};

/**
 * Words that an advertising code forbids. Patterns are regular expressions for whole words. In a pattern, a space
 * also matches a hyphen or nothing, and " … " matches up to four words.
 */
export type AdvertisingRule = {
  codes: [AdvertisingCode, ...AdvertisingCode[]];
  /** Tells staff what to write instead, in one sentence. */
  advice: string;
  words: [string, ...string[]];
  /** Harmless phrases that contain forbidden words: "best practices". */
  except?: string[];
  /** Warnings that allow the words if one of them is in a text. */
  unless?: string[];
};

// Collected in November 2026 from reports on the codes. A specialist must compare the words with the codes themselves.
const sebiAdvisers: AdvertisingCode = {
  name: "SEBI advertisement code for advisers",
  source: {
    title:
      "SEBI, Advertisement code for Investment Advisers and Research Analysts, circular of 5 April 2023",
    url: "https://www.sebi.gov.in/legal/circulars/apr-2023/advertisement-code-for-investment-advisers-ia-and-research-analysts-ra-_69798.html",
  },
};
const sebiFunds: AdvertisingCode = {
  name: "SEBI advertisement code for mutual funds",
  source: {
    title: "SEBI (Mutual Funds) Regulations, 2026, Fifth Schedule",
    url: "https://www.sebi.gov.in/legal/regulations/jan-2026/securities-and-exchange-board-of-india-mutual-funds-regulations-2026_99173.html",
  },
};
const sebiPerformance: AdvertisingCode = {
  name: "SEBI rules on past performance",
  source: {
    title: "SEBI Master Circular for Mutual Funds, 20 March 2026",
    url: "https://www.sebi.gov.in/legal/master-circulars/mar-2026/master-circular-for-mutual-funds_100491.html",
  },
};
const amfi: AdvertisingCode = {
  name: "AMFI code of conduct for distributors",
  source: {
    title:
      "AMFI Master Circular for Mutual Fund Distributors, 14 January 2026, with the Code of Conduct",
    url: "https://www.amfiindia.com/uploads/AMFI_Master_Cicular_for_MF_Ds_3c7f5ee44f.pdf",
  },
};
const irdai: AdvertisingCode = {
  name: "IRDAI advertisement rules",
  source: {
    title:
      "IRDAI (Protection of Policyholders’ Interests, Operations and Allied Matters of Insurers) Regulations, 2024",
  },
};

const guaranteedBenefits =
  "(guaranteed|assured) ([a-z]+ )?(additions?|benefits?|bonus(es)?|cash ?backs?|income|maturity|payouts?|pensions?)";

const percent = String.raw`\d{1,4}(\.\d{1,4})? (%|per ?cent|प्रतिशत|फीसदी|फ़ीसदी)`;
const rate = "(returns?|cagr|xirr|irr)";
const gain = "(returns?|cagr|xirr|irr|profits?|gains?)";
const assumed = "(assum(e|ed|es|ing)|expect(ed|ing|s)?|hypothetical|if|illustrative|suppos(e|ing))";
const earned =
  "(clocked|delivered|delivers|earned|fetched|gave|generated|given|made|posted|produced)";
const count = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)`;
const pastPeriod = String.raw`((in|over|during) ((the|just|only) )?((last|past|previous) )?(${count} )?(years?|months?|quarters?)|(last|past|previous) (${count} )?(years?|months?|quarters?)|since (inception|launch|\d{4})|in (fy )?\d{4})`;

export const advertisingRules: AdvertisingRule[] = [
  {
    codes: [sebiAdvisers],
    advice: "State facts that a reader can check, such as your registration or years of work.",
    words: [
      "best",
      "leading",
      "market leaders?",
      "most trusted",
      String.raw`no\.? 1`,
      "# 1",
      "number (one|1)",
      String.raw`top ([a-z\d]+ )?(advis[eo]rs?|analysts?|brokers?|companies|company|distributors?|firms?|funds?|performers?|performing|ranked|rated|schemes?)`,
      "(highest|maximum) returns?",
      "unbeatable",
      "unmatched",
      "world class",
      "सर्वश्रेष्ठ",
      "सबसे (अच्छा|अच्छी|अच्छे|बेहतर)",
      "(नंबर|नम्बर) (1|एक|वन)",
    ],
    except: [
      "best (before|case|done|efforts?|if|interests?|known|left|of both|practices?|regards|suited|suits?|time|to|way|when|wishes)",
      "best of (her|his|my|our|their|your) (ability|knowledge)",
      "(all the|as|at|do (its|our|their|your)|how|next|second|what is|works?) best",
      "which ([a-z]+ )?(is|are|suits?) best",
      "leading (causes?|edge|indicators?|into|role|to|up|zeros?)",
      String.raw`(annexure|form|mistake|point|question|reason|rule|schedule|step|tip) (no\.?|number) (1|one)`,
      String.raw`(no\.?|number) (1|one) (cause|mistake|priority|question|reason|rule|tip)`,
      "no 1 (%|crores?|days?|lakhs?|months?|per ?cent|years?)",
    ],
  },
  {
    codes: [sebiAdvisers, amfi],
    advice: "Say what the return depends on, and that it can be lower or negative.",
    words: [
      "guarantee(d|ing|s)?",
      "assur(e|ed|es|ing) … (gains?|income|profits?|returns?)",
      "returns? ((are|is) )?assured",
      "(fixed|minimum|sure|targeted|target) ((annual|monthly|yearly) )?returns?",
      "indicative (portfolios?|returns?|yields?)",
      "sure shot",
      "risk free",
      "riskless",
      "(nil|no|zero) risk",
      "without (any )?risk",
      String.raw`100 (%|per ?cent) safe`,
      `${percent} accura(cy|te)`,
      "double your money",
      "(गारंटी|गारण्टी|गारंटीड|गारंटीशुदा)",
      "(निश्चित|पक्का|पक्के|सुनिश्चित) (आय|मुनाफा|मुनाफ़ा|रिटर्न|लाभ)",
      "(जोखिम|रिस्क) (फ्री|मुक्त|रहित)",
      "बिना (किसी )?(जोखिम|रिस्क)",
    ],
    except: [
      guaranteedBenefits,
      "(bank|corporate|credit|government|loan|performance|personal|sovereign) guarantees?",
      "guarantee (corporation|cover|fees?|fund|scheme)",
      "(life|lives|rest|sum) assured",
      "risk free rates?",
      "no risk free",
      "(never|no|not) … without (any )?risk",
    ],
  },
  {
    codes: [irdai],
    advice: "State the exact amount and the conditions, as in the insurer’s brochure.",
    words: [guaranteedBenefits],
  },
  {
    codes: [sebiPerformance],
    advice:
      "Add “Past performance may or may not be sustained in future”, and leave out results of your own advice.",
    words: [
      `${earned} … ${percent} … ${gain}`,
      `${earned} … ${gain} … ${percent}`,
      `(gained|returned|yielded) … ${percent}( … ${pastPeriod})?`,
      `${percent} … ${rate} … ${pastPeriod}`,
      `${rate} … ${percent} … ${pastPeriod}`,
      `${count} (year|yr|y) … ${rate} … ${percent}`,
      `(average|historical|past) returns? … ${percent}`,
      `${percent} … (average|historical|past) returns?`,
      "(doubled|tripled|trebled) … money",
      `${percent} … रिटर्न … (दिया|दिए|मिला)`,
    ],
    except: [`${assumed} … ${percent} … ${gain}`, `${assumed} … ${gain} … ${percent}`],
    unless: [
      "past (performance|results|returns?) … may or may not … (repeat|sustain)(ed)?",
      "past (performance|results|returns?) … (no|not an?) … (guarantee|guide|indication|indicator)",
      "past (performance|results|returns?) … (cannot|does not|do not|doesn’t|don’t|not) … (guarantee|indicate|indicative|predict|show|assure)",
      "(पिछला|पिछले|पूर्व) (प्रदर्शन|रिटर्न)",
    ],
  },
  {
    codes: [sebiFunds],
    advice: "In texts about mutual funds, leave out clients’ praise, ratings and rankings.",
    words: [
      "testimonials?",
      "(happy|satisfied) (clients|customers|investors)",
      "our (clients|customers|investors) (love|recommend|say)",
      "(5|five) star (funds?|rated|rating|schemes?)",
      String.raw`ranked … (1st|first|no\.? 1|number one|top)`,
    ],
  },
];
