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

const raise = (style: string) => `10<span style="${style}">5</span> rupees`;

describe("flattenRaised and flattenMath", () => {
  test.each([
    // By tag.
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
    // By style.
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
    // Formulas.
    [
      "<math><mi>E</mi><mi>M</mi><mi>I</mi><mo>=</mo><mi>rate</mi><mi>n</mi></math>",
      "EMI=rate n",
      0,
    ],
    ["<math><mfrac><mn>1</mn><mn>12</mn></mfrac></math> of a year", "1/12 of a year", 0],
    ["<math><msup><mi>x</mi><mn>2</mn></msup></math>", "x²", 0],
    [
      "<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>",
      "(a+b)/2",
      0,
    ],
    ["<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "2 1/2", 0],
    ["<math><mi>P</mi><mfrac><mi>r</mi><mn>12</mn></mfrac></math>", "P(r/12)", 0],
    [
      "<math><msqrt><mi>x</mi></msqrt><mo>+</mo><msqrt><mn>2</mn><mi>x</mi></msqrt></math>",
      "√x+√(2x)",
      0,
    ],
    ["<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", "³√x", 0],
    ["<math><msub><mi>x</mi><mi>q</mi></msub></math>", "x_(q)", 1],
    [
      "<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover></math>",
      "∑ᵢ₌₁ⁿ",
      0,
    ],
    [
      "<math><msup><mfrac><mn>1</mn><mn>2</mn></mfrac><mfrac><mn>1</mn><mn>12</mn></mfrac></msup></math>",
      "(1/2)^(1/12)",
      1,
    ],
    ["<math><mover><mi>x</mi><mo>¯</mo></mover></math>", "x̄", 0],
    [
      "<math><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>]</mo></math>",
      "[1, 2; 3, 4]",
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
  ])("keep the value of %s", (html, text, changed) => {
    expect(flatten(html)).toEqual({ text, changed });
  });
});
