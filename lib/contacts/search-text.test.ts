import { describe, expect, test } from "@jest/globals";
import { FOLDING_MARK } from "@/lib/core/fold-text";
import { toSearchTerms, toSearchText } from "./search-text";
import { contactExportSchema, contactSearchSchema } from "./schema";

const lead = {
  name: "Meera Iyer",
  email: "Meera@Example.in",
  phone: "+91 98765-43210",
  message: "Please call me back",
};

const finds = (text: string, changes: Partial<typeof lead> = {}) => {
  const searchText = toSearchText({ ...lead, ...changes });
  return toSearchTerms(text).every((term) =>
    [term, term.replaceAll(" ", "")].some((form) => searchText.includes(form)),
  );
};

test("writes the folding mark, one line per field, and one with the digits of the phone number", () => {
  expect(toSearchText(lead)).toBe(
    `${FOLDING_MARK}meera iyer\nmeera@example.in\n+91 98765-43210\nplease call me back\n919876543210`,
  );
});

test.each([
  [..."'’‘ʼ´`‛′‹›＇"].map((apostrophe) => `O${apostrophe}Brien`),
  ["Fiona O’Brien", "Fiona OBrien"],
  ["O’Brien", "O Brien"],
  [...'"“”„‟«»″＂'].map((quote) => `the ${quote}new regime${quote}`),
  [..."-−–—‐‑－﹣"].map((dash) => `${dash}2%`),
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
  ["8½%", "8.5%", "8.5 %", "8 ½%", "८½%", "8 1/2%"],
  ["₹ 5 lakh", "₹5 lakh", "Rs. 5 lakh", "Rs 5 lakh", "INR 5 lakh", "रु. ५ lakh"],
  ["₹12,50,000", "₹1250000", "₹1,250,000"],
])("finds each spelling by every other spelling: %s", (...forms) => {
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
])("does not find %j by the search %j", (message, text) => {
  expect(finds(text, { message })).toBe(false);
});

describe("a search for leads", () => {
  test.each([
    ["upper case by lower case", "meera", { name: "MEERA" }],
    ["a Turkish dotted capital I by a plain i", "istanbul", { message: "From İstanbul" }],
    ["a Turkish dotless i by a capital I", "ISPARTA", { message: "From ısparta" }],
    ["ß by SS", "STRASSE", { message: "Hauptstraße 5" }],
    ["a sigma within a word by a final sigma", "ΟΔΟΣΑ".slice(0, 4), { message: "οδοσα" }],
    ["full-width characters by ASCII characters", "sip 500", { message: "ＳＩＰ ５００" }],
    ["words in any order and field", "back iyer example", {}],
    ["a part of a word", "eer", {}],
    ["a word by the same word with punctuation", "(Meera, “Iyer”?", {}],
    ["a name by some of its initials", "P. Kumar", { name: "A. P. Kumar" }],
    ["an email with initials", "a.p.kumar-rao@example.in", { email: "A.P.Kumar-Rao@example.in" }],
    ["ऱ by र", "दुसर्या", { message: "दुस\u0931्या" }],
    ["literal wildcards", "100%_\\", { message: "I want 100%_\\ safe" }],
  ])("finds %s", (_, text, changes) => {
    expect(finds(text, changes)).toBe(true);
  });

  test.each([
    "+91 98765-43210",
    "09876543210",
    "(098765) 43210",
    "9876543210",
    "98765 43",
    "+91 98765",
    "0091 98765 43210",
    "\u202a+91 98765 43210\u202c",
    "9876\u200b543210",
    "९८७६५४३२१०",
  ])("finds a phone number, however it is stored, by the spelling %s", (text) => {
    for (const phone of ["09876543210", "98765–43210", "९८७६५ ४३२१०", "1234567 / 9876543210"]) {
      expect([phone, finds(text, { phone })]).toEqual([phone, true]);
    }
    expect(finds(text, { phone: "", message: "On 98765-43210 after six" })).toBe(true);
    expect(finds(text, { phone: "9123456780" })).toBe(false);
  });
});

test.each([
  ["+91 98765 43210", "9876543210"],
  ["+91 98765", "98765"],
  ["91 98765", "9198765"],
  ["9198765432", "9198765432"],
  ["91987654321", "987654321"],
  ["+1 98765 43210", "9876543210"],
  ["19198765432", "9198765432"],
  ["00098 76543", "9876543"],
  ["0000000", "0"],
  ["98700 00000", "9870000000"],
])("reduces the search for the phone number %s to the digits %s", (text, digits) => {
  expect(toSearchTerms(text)).toEqual([digits]);
});

test.each([
  ["one of two words is missing", "meera loan"],
  ["a word spans two fields", "iyermeera"],
  ["a wildcard would have to match other characters", "m%a"],
])("finds nothing when %s", (_, text) => {
  expect(finds(text)).toBe(false);
});

test("splits a search that is not a phone number into unique words", () => {
  expect(toSearchTerms("5-10 20")).toEqual(["5-10", "20"]);
  expect(toSearchTerms("flat 98765 43210")).toEqual(["flat", "98765", "43210"]);
  expect(toSearchTerms("  \u00a0 \n")).toEqual([]);
  expect(toSearchTerms("loan Loan LOAN")).toEqual(["loan"]);
  expect(toSearchTerms("loan  - ?")).toEqual(["loan", "?"]);
  expect(toSearchTerms("-")).toEqual(["-"]);
});

test("folds hostile text in under 1.5 seconds of CPU time", () => {
  const startUsage = process.cpuUsage();
  const long = [`${"1".repeat(6)}(`, `1${" ".repeat(999)}`];
  for (const unit of [...long, ..."İßa½'\u0301", "1(", "1 ", "a.", "a ", "a-", "1,00", "₹ ", "न्"]) {
    toSearchText({ ...lead, message: unit.repeat(32_000 / unit.length) + "x" });
  }
  expect(process.cpuUsage(startUsage).user / 1_000).toBeLessThan(1_500);
});

test.each(["\uFDFA", "👍", "a"])("cuts a message of many %s to 20,000 characters", (unit) => {
  const [, , , message] = toSearchText({ ...lead, message: `x${unit.repeat(30_000)}` }).split("\n");
  expect(message!.length).toBeLessThanOrEqual(20_000);
  expect(message!.isWellFormed()).toBe(true);
});

describe("contactSearchSchema", () => {
  const findProblem = (body: object) =>
    contactSearchSchema.safeParse(body).error?.issues.map(({ message }) => message)[0];
  test.each([
    [{ text: " " }, "Enter a search term"],
    [{}, "Search must be text"],
    [{ text: "x".repeat(201) }, "Search must be at most 200 characters"],
    [{ text: "a b c d e f g h i j k" }, "Search must be at most 10 words"],
    [{ text: "a\0b" }, "Search contains an invalid character"],
    [{ text: "a", spam: "false" }, "spam must be true or false"],
    [{ text: "a", page: 0 }, "page must be a whole number from 1 to 1000000"],
    [{ text: "a", pageSize: 101 }, "pageSize must be a whole number from 1 to 100"],
  ])("rejects %j", (body, message) => {
    expect(findProblem(body)).toBe(message);
  });
});

test("accepts an export without a search text, but not with one over 200 characters", () => {
  expect(contactExportSchema.parse({ spam: true })).toEqual({ spam: true });
  expect(contactExportSchema.parse({ text: "  " })).toEqual({ text: "" });
  expect(contactExportSchema.safeParse({ text: "x".repeat(201) }).success).toBe(false);
});
