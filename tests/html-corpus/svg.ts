import type { HostileHtml } from "./types";

// SVG: scripts, links, animations and references of its own.

export const svg = {
  "svg-load": `<svg onload="ran('svg-load')"></svg>`,
  "svg-load-without-spaces": `<svg/onload=ran\`svg-load-without-spaces\`>`,
  "svg-script": `<svg><script>ran('svg-script')</script></svg>`,
  "svg-script-from-elsewhere": `<svg><script href="https://elsewhere.example/svg.js"/><script xlink:href="https://elsewhere.example/old.js"/></svg>`,
  "svg-script-entities": `<svg><script>&#114;an&#40;'svg-script-entities'&#41;</script></svg>`,
  "svg-script-character-data": `<svg><script><![CDATA[ran('svg-script-character-data')]]></script></svg>`,
  "svg-link": `<svg><a href="javascript:ran('svg-link')"><text y="20">Read</text></a></svg>`,
  "svg-link-namespaced": `<svg><a xlink:href="javascript:ran('svg-link-namespaced')"><rect width="99" height="99"/></a></svg>`,
  "svg-link-animated": `<svg><a><animate attributeName="href" values="javascript:ran('svg-link-animated')"/><text y="20">Read</text></a></svg>`,
  "svg-link-set": `<svg><a href="/contact"><set attributeName="xlink:href" to="javascript:ran('svg-link-set')" begin="0s"/><text y="20">Read</text></a></svg>`,
  "svg-animation-begin": `<svg><animate onbegin="ran('svg-animation-begin')" attributeName="x" dur="1s"/></svg>`,
  "svg-animation-end": `<svg><rect width="9" height="9"><animateTransform onend="ran('svg-animation-end')" attributeName="transform" dur="1ms"/></rect></svg>`,
  "svg-image": `<svg><image href="https://elsewhere.example/a" width="9" height="9"/><image xlink:href="nowhere" onerror="ran('svg-image')"/></svg>`,
  "svg-use": `<svg><use href="https://elsewhere.example/b.svg#c"/><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='ran\`svg-use\`'/></svg>#x"/></svg>`,
  "svg-filter-image": `<svg><filter id="f"><feImage href="https://elsewhere.example/d"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
  "svg-paint-from-elsewhere": `<svg><rect width="9" height="9" fill="url(https://elsewhere.example/e.svg#f)" style="mask:url(https://elsewhere.example/g.svg#h)"/></svg>`,
  "svg-style": `<svg><style>@import "https://elsewhere.example/svg.css";</style><rect width="9" height="9"/></svg>`,
  "svg-foreign-object": `<svg width="99" height="99"><foreignObject width="99" height="99"><img src=nowhere onerror="ran('svg-foreign-object')"></foreignObject></svg>`,
  "svg-foreign-frame": `<svg><foreignObject><iframe srcdoc="<script>parent.ran('svg-foreign-frame')</script>"></iframe></foreignObject></svg>`,
  "svg-title-door": `<svg><title><img src=nowhere onerror="ran('svg-title-door')"></title></svg>`,
  "svg-description-door": `<svg><desc><script>ran('svg-description-door')</script></desc></svg>`,
  "svg-focus": `<svg tabindex="0" autofocus onfocusin="ran('svg-focus')" onfocus="ran('svg-focus')"><rect width="9" height="9"/></svg>`,
  "svg-discard-and-handler": `<svg><discard onbegin="ran('svg-discard-and-handler')"/><handler type="application/ecmascript">ran('svg-discard-and-handler')</handler></svg>`,
  "svg-never-closed": `<p>Text</p><svg><g><text>More`,
} satisfies HostileHtml;
