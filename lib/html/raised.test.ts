import { describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { flattenMath } from "./math";
import { flattenRaised } from "./raised-html";
import { flattenQuotes } from "./quotes";

function flatten(html: string): { text: string; changed: number } {
  const root = JSDOM.fragment(`<p>${html}</p>`);
  const changed = flattenMath(root) + flattenRaised(root);
  flattenQuotes(root);
  return { text: root.textContent!.replace(/\s+/g, " "), changed };
}

/** Returns MathML: wraps words in mi, numbers in mn and operators in mo, and leaves tags unchanged. */
const formula = (text: string) => {
  const toTag = (token: string) => (/\d/.test(token) ? "mn" : /\p{L}/u.test(token) ? "mi" : "mo");
  const html = text.replace(/(<[^>]*>)|\d+|\p{L}+|[^\s<]/gu, (token, tag?: string) =>
    tag ? tag : `<${toTag(token)}>${token}</${toTag(token)}>`,
  );
  return `<math>${html}</math>`;
};

const raise = (style: string) => `10<span style="${style}">5</span> rupees`;

describe("flattenRaised, flattenMath and flattenQuotes", () => {
  test.each([
    ["10<sup>5</sup> rupees", "10⁵ rupees", 0],
    ["10<sup> 5 </sup>rupees", "10⁵ rupees", 0],
    ["10<sup>−3</sup>, 10<sup>-3</sup>, 10<sup>–3</sup>", "10⁻³, 10⁻³, 10⁻³", 0],
    ["10<sup>3.5</sup> and 10<sup>3.5</sup>2", "10^3.5 and 10^(3.5)2", 2],
    ["2<sup>1/2</sup>", "2^(1/2)", 1],
    ["P(1+r)<sup>n</sup>, e<sup>−rt</sup>, (1+i)<sup>n + 1</sup>", "P(1+r)ⁿ, e⁻ʳᵗ, (1+i)ⁿ⁺¹", 0],
    ["(1 + r)<sup>12q</sup>, १०<sup>५</sup>", "(1 + r)^(12q), १०^५", 2],
    [
      "x<sub>ij</sub>, x<sub>ab</sub>, CO<sub>2</sub>, x<sub>i</sub><sup>2</sup>",
      "xᵢⱼ, x_(ab), CO₂, xᵢ²",
      1,
    ],
    ["2<sup>2<sup>3</sup></sup>", "2^(2³)", 1],
    ["10<sup><b>1</b>2</sup>, 10<sup>3</sup><sup>.5</sup>", "10¹², 10^3.5", 1],
    ["2<sup>1</sup>/<sub>2</sub>", "2¹/₂", 0],
    [
      "1<sup>st</sup> of the 12<sup>TH</sup>, A<sup>TM</sup> B<sup>®</sup> C<sup>*</sup>",
      "1st of the 12TH, A™ B® C*",
      0,
    ],
    ["rates<sup>1, 2</sup> and<sup>[3]</sup> <sup>a</sup> Terms", "rates¹, ² and[3] ᵃ Terms", 0],
    [
      "Home Loan<sup>New</sup> <sup>Terms apply from 2026</sup>",
      "Home Loan New Terms apply from 2026",
      0,
    ],
    [raise("vertical-align:super;font-size:.6em"), "10⁵ rupees", 0],
    [raise("vertical-align: super !important"), "10⁵ rupees", 0],
    [raise("vertical-align:sub"), "10₅ rupees", 0],
    [raise("vertical-align:30%;font-size:70%"), "10⁵ rupees", 0],
    [raise("font:8px Times;vertical-align:2px"), "10⁵ rupees", 0],
    [raise("vertical-align:-.4em"), "10₅ rupees", 0],
    [raise("vertical-align:top;font-size:8pt"), "10⁵ rupees", 0],
    [raise("font-variant-position:super"), "10⁵ rupees", 0],
    [raise("font-feature-settings:'sups' 1"), "10⁵ rupees", 0],
    [raise("position:relative;top:-.5em;font-size:75%"), "10⁵ rupees", 0],
    [raise("position:relative;top:-3.0pt;mso-text-raise:3.0pt"), "10⁵ rupees", 0],
    ["10<sup style='vertical-align:baseline;position:relative;top:-.5em'>5</sup>", "10⁵", 0],
    ["10<sup><span style='vertical-align:super'>5</span></sup>", "10⁵", 0],
    [raise("vertical-align:baseline"), "105 rupees", 0],
    [raise("vertical-align:middle;font-size:9px"), "105 rupees", 0],
    ["<b style='vertical-align:1px'>105</b>", "105", 0],
    [formula("E M I = rate n"), "EMI=rate n", 0],
    [`${formula("<mfrac>1 12</mfrac>")} of a year`, "1/12 of a year", 0],
    [formula("<msup>x 2</msup>"), "x²", 0],
    [formula("<mfrac><mrow>a + b</mrow> 2</mfrac>"), "(a+b)/2", 0],
    [formula("2 <mfrac>1 2</mfrac>"), "2 1/2", 0],
    [formula("P <mfrac>r 12</mfrac>"), "P(r/12)", 0],
    [formula("<msqrt>x</msqrt> + <msqrt>2 x</msqrt>"), "√x+√(2x)", 0],
    [formula("<mroot>x 3</mroot>"), "³√x", 0],
    [formula("<msub>x q</msub>"), "x_(q)", 1],
    [formula("<munderover>∑ <mrow>i = 1</mrow> n</munderover>"), "∑ᵢ₌₁ⁿ", 0],
    [formula("<msup><mfrac>1 2</mfrac><mfrac>1 12</mfrac></msup>"), "(1/2)^(1/12)", 1],
    [formula("<mover>x ¯</mover>"), "x̄", 0],
    [
      formula("[<mtable><mtr><mtd>1</mtd><mtd>2</mtd></mtr><mtr><mtd>3</mtd></mtr></mtable>]"),
      "[1, 2; 3]",
      1,
    ],
    [
      'EMI = <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>P</mi><mo>⋅</mo><mi>r</mi></mrow><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>P</span><span>⋅</span><span>r</span></span></span>',
      "EMI = P⋅r",
      0,
    ],
    [
      '<span class="mfrac"><span class="vlist"><span style="top:-2.655em">12</span><span style="top:-3.394em">1+y<span class="msupsub"><span class="vlist"><span style="top:-3.063em">2</span></span></span></span></span></span> x<span class="msupsub"><span class="vlist"><span style="top:-2.55em">i</span><span style="top:-3.063em">2</span></span></span>',
      "(1+y²)/12 xᵢ²",
      0,
    ],
    ["He said <q>save <q>first</q></q>.", "He said “save ‘first’”.", 0],
  ])("never change the value of %s", (html, text, changed) => {
    expect(flatten(html)).toEqual({ text, changed });
  });
});
