import { expect, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { formatCsvHeader, formatCsvLines, type ExportedContact } from "./csv";

const lead: ExportedContact = {
  createdAt: new Date("2026-11-21T18:35:59.999Z"),
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
  origin: "/contact",
  noticeVersion: "2026-11",
  isSpam: false,
  previousPage: null,
  answeredAt: null,
  answeredBy: null,
  answerMethod: null,
  notes: [],
};

const parseCsv = (file: string) => parse(file, { bom: true });
const writeLine = (name: string) => formatCsvLines([{ ...lead, name }]);
const parseName = (name: string) => parseCsv(writeLine(name))[0]![1];

test("starts the file with a byte order mark and a line of column names", () => {
  expect(formatCsvHeader()).toBe(
    '\ufeff"Received (India time)","Name","Email","Phone","Message","Sent from","Privacy notice","Marked as spam","Came from","Answered (India time)","Answered by","How","Notes"\r\n',
  );
});

test("writes one line per lead, with the time in India", () => {
  const spam = { ...lead, origin: null, noticeVersion: null, isSpam: true };
  expect(formatCsvLines([lead, spam])).toBe(
    '"2026-11-22 00:05","Meera Iyer","meera@example.in","9876543210","Please call me back","/contact","2026-11","no",,,,,\r\n' +
      '"2026-11-22 00:05","Meera Iyer","meera@example.in","9876543210","Please call me back",,,"yes",,,,,\r\n',
  );
  expect(formatCsvLines([])).toBe("");
});

test("appends the answer and the notes of staff, each note on a new line", () => {
  const answered = {
    ...lead,
    previousPage: "/loans/home-loan",
    answeredAt: new Date("2026-11-22T05:00:00.000Z"),
    answeredBy: "asha",
    answerMethod: "none",
    notes: [
      { createdAt: new Date("2026-11-22T04:00:00.000Z"), authorName: "ravi", text: "=1+1\nOne" },
      { createdAt: new Date("2026-11-22T04:30:00.000Z"), authorName: "asha", text: "Two" },
    ],
  };
  expect(parseCsv(formatCsvLines([answered]))[0]!.slice(8)).toEqual([
    "/loans/home-loan",
    "2026-11-22 10:30",
    "asha",
    "No Answer Needed",
    "2026-11-22 09:30 ravi: =1+1\nOne\n2026-11-22 10:00 asha: Two",
  ]);
});

test("quotes cells so that no parser ends a cell or line early", () => {
  const message = 'One\ntwo\r\nthree\rfour; five,\tsix "seven"';
  const file = formatCsvHeader() + formatCsvLines([{ ...lead, message }, lead]);
  expect(file).toContain(`,"${message.replaceAll('"', '""')}",`);
  for (const delimiter of [",", [",", ";", "\t"]]) {
    const rows = parse(file, { bom: true, delimiter, record_delimiter: ["\r\n", "\n", "\r"] });
    expect(rows.map((row) => row.length)).toEqual([13, 13, 13]);
    expect(rows[1]![4]).toBe(message);
  }
});

// OWASP, CSV injection: https://owasp.org/www-community/attacks/CSV_Injection
test.each(["=1+1", "+91 98765 43210", "-1+1", "@SUM(1)", "＝1+1", "﹢1+1", `=cmd|' /C calc'!A0`])(
  "prefixes %j with an apostrophe wherever a cell may begin",
  (hostile) => {
    expect(parseName(hostile)).toBe(`'${hostile}`);
    const spaces = [" ", "\u00a0", "\u3000", "\u200b", "\ufeff", "\u202e", "\x01", "\v", "\f"];
    for (const invisible of [...spaces, "\u2028", "\u00ad", "\n", " \n "]) {
      expect(parseName(`${invisible}${hostile}`)).toBe(`${invisible}'${hostile}`);
    }
    for (const start of [";", ' ;";', "Hello; ", 'Hello; "" "', 'Hello\t"', "Hello\r\n\n", "a\r"]) {
      expect(parseName(`${start}${hostile}`)).toBe(`${start}'${hostile}`);
    }
    // Some programs also treat a tab or a line break as the start of a formula.
    for (const start of ["\t", "\r", "\r\n"]) {
      expect(parseName(`${start}${hostile}`)).toBe(`'${start}'${hostile}`);
    }
  },
);

test("leaves no formula when a program splits the file at semicolons and line breaks", () => {
  const hostile = [";=1+1;", "x\n=1+1\n", 'x"";=1+1;"', '";=1+1;"', "x;\r\n =1+1;"];
  for (const name of hostile) {
    const cells = writeLine(name).split(/[;\r\n]/);
    expect(cells.length).toBeGreaterThan(2);
    for (const cell of cells) expect(cell.trim()).not.toMatch(/^"?[=+\-@]/);
  }
});

test.each([
  "a=1",
  "1-2",
  "'=1",
  "",
  " Meera",
  "😀 =1",
  "(+91) 98765",
  '"=1+1"',
  ',=1+1,"',
  'a"\r\n,=1+1,"',
  "a\rb",
  "\nplain",
])("keeps %j unchanged and within one cell", (safeText) => {
  expect(parseName(safeText)).toBe(safeText);
  expect(parseCsv(formatCsvLines([{ ...lead, name: safeText }, lead]))).toHaveLength(2);
});

const parsePhone = (phone: string) => parseCsv(formatCsvLines([{ ...lead, phone }]))[0]![3];

test.each([
  ["+919876543210", "(+91) 9876543210"],
  ["+91 98765 43210", "(+91) 98765 43210"],
  ["+(91) 98765-43210", "(+91) 98765-43210"],
  ["+ 91 98765 43210", "(+91) 98765 43210"],
  ["+971 50 123 4567", "(+971) 50 123 4567"],
  ["+1 (650) 253-0000", "(+1) (650) 253-0000"],
  ["+442079460958", "(+44) 2079460958"],
  ["(+91) 98765 43210", "(+91) 98765 43210"],
  ["9876543210", "9876543210"],
  ["022-24681357/58", "022-24681357 / 58"],
  ["\u2066\u200e+91\u00a098765\u202f43210\ufe0d", "(+91) 98765 43210"],
  ["+91\u201398765\u201143210", "(+91) 98765-43210"],
  ["+९१ ९८७६५ ४३२१०", "(+91) 98765 43210"],
  ["+919876543210/+919811122233", "(+91) 9876543210 / (+91) 9811122233"],
  ["+91 98765 43210 or +91 98111 22233", "(+91) 98765 43210 or (+91) 98111 22233"],
  ["M: +91 98765 43210; O: 022 2468", "M: (+91) 98765 43210; O: 022 2468"],
  ["+91 98765 43210\n+91 98111 22233", "(+91) 98765 43210\n(+91) 98111 22233"],
  ["+91 22 2468 1357, x. #12 (office)", "(+91) 22 2468 1357, x. #12 (office)"],
  ["0091-98765-43210", "(+91) 98765-43210"],
  // Excel would show these as numbers, such as 9.19877E+11, -9876543210 or 98765.4321.
  ["919876543210", "(+91) 9876543210"],
  ["00919876543210", "(+91) 9876543210"],
  ["971501234567", "971 501234567"],
  ["(9876543210)", "9876543210"],
  ["98765.43210", "98765 43210"],
])("writes the phone number %j as the text %j", (phone, cell) => {
  expect(parsePhone(phone)).toBe(cell);
});

test.each([
  "+91 98765 43210;=1+1",
  "+91+1",
  "+A1 98765 43210",
  "+91 98765\n-1+1",
  "-91 98765 43210",
  "+91 98765 43210/+cmd",
  "\u202a=1+91 98765 43210",
])("prefixes the hostile phone number %j with an apostrophe", (phone) => {
  expect(parsePhone(phone)).toMatch(/^\u202a?'/);
});

test("cuts the text of a cell that exceeds Excel's limit", () => {
  const notes = Array.from({ length: 20 }, (_, index) => ({
    createdAt: lead.createdAt,
    authorName: "asha",
    text: `${index} ${"क्षि".repeat(500)}`,
  }));
  const [row] = parseCsv(formatCsvLines([{ ...lead, message: ";=".repeat(16_000), notes }]));
  for (const cell of [row![4]!, row![12]!]) {
    expect(cell.length).toBeLessThanOrEqual(32_767);
    expect(cell).toMatch(/\[cut: .*\]$/);
  }
  expect(row![12]).toContain("क्षि… [cut");
  expect(parseName("a".repeat(32_767))).toHaveLength(32_767);
  expect(parseName("a".repeat(32_768))).toMatch(/\[cut: .*\]$/);
});

test("writes long repetitive cells in under a second", () => {
  const startedAt = performance.now();
  for (const unit of ["\n", ";", "; ", "\r\n", ";=", "\u200b"]) writeLine(unit.repeat(32_000));
  for (const unit of [" ", "-", "(", ")", "1"]) parsePhone(`+91${unit.repeat(32_000)}x`);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test("escapes formulas in every cell with text from visitors or staff", () => {
  const hostile = "=1+1";
  const input = { name: hostile, email: hostile, phone: hostile, message: hostile };
  const pages = { origin: hostile, noticeVersion: hostile, previousPage: hostile };
  const notes = [{ createdAt: lead.createdAt, authorName: "asha", text: `One\n${hostile}` }];
  const [row] = parseCsv(
    formatCsvLines([{ ...lead, ...input, ...pages, answeredBy: hostile, notes }]),
  );
  expect(row!.slice(1, 7)).toEqual(Array(6).fill(`'${hostile}`));
  expect([row![8], row![10]]).toEqual([`'${hostile}`, `'${hostile}`]);
  expect(row![12]).toMatch(/One\n'=1\+1$/);
});
