import { expect, test } from "@jest/globals";
import { cleanEmail, isEmail, isVisitorEmail } from "./mailbox";

test.each([
  ["\u202aasha@example.in\u202c", "asha@example.in"],
  ["asha@उदाहरण.भारत", "asha@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["आशा@उदाहरण。भारत", "आशा@xn--p1b6ci4b4b3a.xn--h2brj9c"],
  ["a&b#c/d=e@example.in", "a&b#c/d=e@example.in"],
])("cleans the email %j to %j, which isVisitorEmail accepts", (input, email) => {
  expect(cleanEmail(input)).toBe(email);
  expect(isVisitorEmail(email)).toBe(true);
});

test.each([
  "asha@उदाहरण",
  "asha@भारत/x.in",
  "asha@１.２.３.４",
  "asha@उदाहरण.भारत\r\nBcc: x@example.in",
  "asha <asha@example.in>",
  '"asha"@example.in',
  "asha,ravi@example.in",
])("refuses the visitor email %j", (input) =>
  expect(isVisitorEmail(cleanEmail(input))).toBe(false),
);

test.each(["आशा@example.in", ".a@example.in", "a..b@example.in", "a.@example.in"])(
  "refuses %s in the mail settings, but accepts it from a visitor",
  (email) => {
    expect(isVisitorEmail(email)).toBe(true);
    expect(isEmail(email)).toBe(false);
  },
);
