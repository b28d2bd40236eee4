import { expect } from "@jest/globals";

const leakPatterns = [
  /^ {4}at /m,
  /node_modules|\.next[/\\]/,
  /prisma|sqlite|postgres/i,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^]*\b(FROM|VALUES|SET|WHERE)\b/,
];

export function expectNoLeak(body: string): void {
  for (const pattern of leakPatterns) {
    const found = pattern.exec(body);
    expect({ pattern, found: found && body.slice(found.index - 100, found.index + 200) }).toEqual({
      pattern,
      found: null,
    });
  }
  expect(body.includes(process.cwd())).toBe(false);
}
