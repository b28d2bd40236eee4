import { expect } from "@jest/globals";

/** What only we should read: stacks, where the server's files are, and what its database is asked. */
const inside = [
  /^ {4}at /m,
  /node_modules|\.next[/\\]/,
  /prisma|sqlite|postgres/i,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^]*\b(FROM|VALUES|SET|WHERE)\b/,
];

/** Asserts that an answer shows nothing of how the site is made. */
export function expectNoLeak(body: string): void {
  for (const pattern of inside) {
    const found = pattern.exec(body);
    expect({ pattern, found: found && body.slice(found.index - 100, found.index + 200) }).toEqual({
      pattern,
      found: null,
    });
  }
  expect(body.includes(process.cwd())).toBe(false);
}
