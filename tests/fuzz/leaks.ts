import { expect } from "@jest/globals";

const leakPatterns = [
  /^ {4}at /m,
  /node_modules|\.next[/\\]/,
  /prisma|sqlite|postgres/i,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b[^]*\b(FROM|VALUES|SET|WHERE)\b/,
];

export function expectNoLeak(body: string): void {
  for (const pattern of leakPatterns) {
    const match = pattern.exec(body);
    expect({
      pattern,
      leak: match && body.slice(Math.max(0, match.index - 100), match.index + 200),
    }).toEqual({
      pattern,
      leak: null,
    });
  }
  expect(body.includes(process.cwd())).toBe(false);
}
