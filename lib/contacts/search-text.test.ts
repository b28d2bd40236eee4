import { describe, expect, test } from "@jest/globals";
import { FOLDING_MARK } from "@/lib/core/search-text";
import { searchTerms, toSearchText } from "./search-text";
import { contactExportSchema, contactSearchSchema } from "./search-schema";

const lead = {
  name: "Meera Iyer",
  email: "Meera@Example.in",
  phone: "+91 98765-43210",
  message: "Please call me back",
};

const finds = (text: string, changes: Partial<typeof lead> = {}) => {
  const within = toSearchText({ ...lead, ...changes });
  return searchTerms(text).every((term) =>
    [term, term.replaceAll(" ", "")].some((form) => within.includes(form)),
  );
};

test("a field is a line, and the digits of the number stand by themselves", () => {
  expect(toSearchText(lead)).toBe(
    `${FOLDING_MARK}meera iyer\nmeera@example.in\n+91 98765-43210\nplease call me back\n919876543210`,
  );
});

/** Each is found by each of the others. */
test.each([
  [..."'’‘ʼ´`‛′‹›＇"].map((sign) => `O${sign}Brien`),
  ["Fiona O’Brien", "Fiona OBrien"],
  ["O’Brien", "O Brien"],
  [...'"“”„‟«»″＂'].map((sign) => `the ${sign}new regime${sign}`),
  [..."-−–—‐‑－﹣"].map((sign) => `${sign}2%`),
  ["tax-saving", "Tax saving"],
  ["tax–saving", "taxsaving"],
  ["co-operative bank", "cooperative bank"],
  ["80-C", "80C"],
  ["José", "Jose", "JOSE\u0301"],
  ["Ærø Łódź Đỗ", "aero lodz do"],
  ["हिंदी", "हिन्दी"],
  ["संबंध", "सम्बन्ध"],
  ["फाइनेंस", "फाइनेन्स"],
  ["माँ", "मां"],
  ["ગુજરાતી હિંદી", "ગુજરાતી હિન્દી"],
  ["నిధి హిందీ", "నిధి హిన్దీ"],
  ["नुक़्ता", "नु\u0958्ता", "नुक्ता"],
  ["क्षमा", "क्\u200dषमा", "क्\u200cषमा"],
  ["അവൻ", "അവന്\u200d"],
  ["A.P. Kumar", "AP Kumar", "A. P. Kumar", "A P Kumar", "A.P.Kumar"],
  ["K. Rao", "K Rao", "K.Rao"],
  ["R.B.I.", "RBI", "R.B.I"],
  ["आर.बी.आई.", "आरबीआई"],
  ["Dr. Mehta", "Dr Mehta"],
  ["½ acre", "1/2 acre"],
  ["8½%", "8.5%", "8.5 %", "8 ½%", "८½%", "8 1/2%"],
  ["₹ 5 lakh", "₹5 lakh", "Rs. 5 lakh", "Rs 5 lakh", "INR 5 lakh", "रु. ५ lakh"],
  ["₹12,50,000", "₹1250000", "₹1,250,000"],
])("finds each of these by each other: %s", (...forms) => {
  for (const message of forms) {
    const found = forms.filter((text) => finds(text, { message }));
    expect([message, found]).toEqual([message, forms]);
  }
});

test.each([
  ["2%", "-2%"],
  ["loan", "लोन"],
  ["5-10", "510"],
  ["चाद", "चाबाद"],
  ["कमल", "कंल"],
  ["अन्य", "अंय"],
  ["जन्म", "जंम"],
  ["1,2", "12"],
  ["1 1/3", "1.33"],
  ["plan b", "planb"],
])("does not find %j by %j", (message, text) => {
  expect(finds(text, { message })).toBe(false);
});

describe("a search finds", () => {
  test.each([
    ["capitals by small letters", "meera", { name: "MEERA" }],
    ["small letters by capitals", "MEERA", { name: "meera" }],
    ["Hindi", "ऋण", { message: "मुझे गृह ऋण चाहिए" }],
    ["the dotted capital of Turkish", "istanbul", { message: "From İstanbul" }],
    ["the dotless letter by its capital", "ISPARTA", { message: "From ısparta" }],
    ["ß by SS", "STRASSE", { message: "Hauptstraße 5" }],
    ["SS by ß", "straße", { message: "HAUPTSTRASSE 5" }],
    ["the last sigma of a word by any", "ΟΔΟΣΑ".slice(0, 4), { message: "οδοσα" }],
    ["full width by what is narrow", "sip 500", { message: "ＳＩＰ ５００" }],
    ["what is narrow by full width", "ＳＩＰ", { message: "a sip" }],
    ["a letter and its accent by both in one", "José", { name: "Jose\u0301" }],
    ["a ligature by its letters", "office", { message: "the oﬃce" }],
    ["words in any order and field", "back iyer example", {}],
    ["what is part of a word", "eer", {}],
    ["a word by the same without what is not seen", "क्ष", { message: "क्\u200dष" }],
    ["a word by the same with marks of a sentence", "(Meera, “Iyer”?", {}],
    ["initials by a part of them", "P. Kumar", { name: "A. P. Kumar" }],
    ["an address with initials", "a.p.kumar-rao@example.in", { email: "A.P.Kumar-Rao@example.in" }],
    ["halves by decimals", "8.5%", { message: "at 8 1/2 %" }],
    ["ऱ by र", "दुसर्या", { message: "दुस\u0931्या" }],
    ["wildcards as they are", "100%_\\", { message: "I want 100%_\\ safe" }],
  ])("%s", (_, text, changes) => {
    expect(finds(text, changes)).toBe(true);
  });

  test.each([
    "+91 98765-43210",
    "09876543210",
    "98765 43210",
    "(098765) 43210",
    "9876543210",
    "98765 43",
    "+91 98765",
    "+91 98765 4321",
    "0091 98765 43210",
    "\u202a+91 98765 43210\u202c",
    "98765\u201143210",
    "9876\u200b543210",
    "९८७६५४३२१०",
    "௯௮௭௬௫ ௪௩௨௧௦",
  ])("the number when it is written %s", (text) => {
    for (const phone of [
      "+91 98765-43210",
      "09876543210",
      "98765 43210",
      "98765–43210",
      "९८७६५ ४३२१०",
      "1234567 / 9876543210",
    ]) {
      expect([phone, finds(text, { phone })]).toEqual([phone, true]);
    }
    expect(finds(text, { phone: "", message: "On 98765-43210 after six" })).toBe(true);
    expect(finds(text, { phone: "9123456780" })).toBe(false);
  });
});

test.each([
  ["one word of two is missing", "meera loan"],
  ["the words run over the end of a field", "iyermeera"],
  ["a wildcard stands for something else", "m%a"],
])("nothing is found where %s", (_, text) => {
  expect(finds(text)).toBe(false);
});

test("few digits, or digits with letters, are words", () => {
  expect(searchTerms("5-10 20")).toEqual(["5-10", "20"]);
  expect(searchTerms("flat 98765 43210")).toEqual(["flat", "98765", "43210"]);
  expect(searchTerms("  \u00a0 \n")).toEqual([]);
  expect(searchTerms("loan Loan LOAN")).toEqual(["loan"]);
});

test("a hostile text is folded in no time", () => {
  const before = process.cpuUsage();
  for (const unit of [
    "1(",
    "1 ",
    "1".repeat(6) + "(",
    "İ",
    "ß",
    "\u0301",
    "1" + " ".repeat(999),
    "a",
    "a.",
    "a ",
    "a-",
    "1,00",
    "₹ ",
    "न्",
    "½",
    "'",
  ]) {
    toSearchText({ ...lead, message: unit.repeat(32_000 / unit.length) + "x" });
  }
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
});

test.each(["\uFDFA", "👍", "a"])("a text of %s alone is cut to what databases store", (unit) => {
  const [, , , message] = toSearchText({ ...lead, message: `x${unit.repeat(30_000)}` }).split("\n");
  expect(message!.length).toBeLessThanOrEqual(20_000);
  expect(message!.isWellFormed()).toBe(true);
});

describe("is refused", () => {
  const problem = (body: object) =>
    contactSearchSchema.safeParse(body).error?.issues.map(({ message }) => message)[0];
  test.each([
    [{ text: " " }, "Enter what to search for"],
    [{}, "Search must be text"],
    [{ text: "x".repeat(201) }, "Search must be at most 200 characters"],
    [{ text: "a b c d e f g h i j k" }, "Search must be at most 10 words"],
    [{ text: "a\0b" }, "Search has a character that cannot be stored"],
    [{ text: "a", spam: "false" }, "spam must be true or false"],
    [{ text: "a", page: 0 }, "page must be a whole number from 1 to 1000000"],
    [{ text: "a", pageSize: 101 }, "pageSize must be a whole number from 1 to 100"],
  ])("%j", (body, message) => {
    expect(problem(body)).toBe(message);
  });
});

test("an export needs no text", () => {
  expect(contactExportSchema.parse({ spam: true })).toEqual({ spam: true });
  expect(contactExportSchema.parse({ text: "  " })).toEqual({ text: "" });
  expect(contactExportSchema.safeParse({ text: "x".repeat(201) }).success).toBe(false);
});
