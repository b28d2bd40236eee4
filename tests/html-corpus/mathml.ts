import type { HostileHtml } from "./types";

// MathML: links of its own, and doors back into HTML.

export const mathml = {
  "math-link": `<math><mtext href="javascript:ran('math-link')">x</mtext></math>`,
  "math-link-on-root": `<math href="javascript:ran('math-link-on-root')"><mi>x</mi></math>`,
  "math-link-namespaced": `<math><maction actiontype="statusline#x" xlink:href="javascript:ran('math-link-namespaced')">x</maction></math>`,
  "math-handler": `<math onclick="ran('math-handler')" onpointerover="ran('math-handler')" tabindex=0><mi>x</mi></math>`,
  "math-style": `<math><mi style="background:url(https://elsewhere.example/math)">x</mi><style>@import "https://elsewhere.example/math.css"</style></math>`,
  "math-html-inside-text": `<math><mi><img src=nowhere onerror="ran('math-html-inside-text')"></mi></math>`,
  "math-html-annotation": `<math><annotation-xml encoding="text/html"><img src=nowhere onerror="ran('math-html-annotation')"></annotation-xml></math>`,
  "math-html-annotation-xhtml": `<math><semantics><annotation-xml encoding="application/xhtml+xml"><script>ran('math-html-annotation-xhtml')</script></annotation-xml></semantics></math>`,
  "math-svg-inside": `<math><annotation-xml><svg><script>ran('math-svg-inside')</script></svg></annotation-xml></math>`,
  "math-character-data": `<math><![CDATA[</math><img src=nowhere onerror="ran('math-character-data')">]]></math>`,
  "math-never-closed": `<p>Text</p><math><mtext><p>More`,
} satisfies HostileHtml;
