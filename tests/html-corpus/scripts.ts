import type { HostileHtml } from "./types";

// Script elements, whole, broken, nested and of other kinds.

export const scripts = {
  script: `<script>ran('script')</script>`,
  "script-mixed-case": `<p>Text</p><ScRiPt type="text/javascript">ran('script-mixed-case')</sCrIpT >`,
  "script-with-slash": `<script/x>ran('script-with-slash')</script/y>`,
  "script-from-elsewhere": `<script src="https://elsewhere.example/run.js"></script>`,
  "script-from-no-scheme": `<script src="//elsewhere.example/run.js" defer></script>`,
  "script-module": `<script type="module">import "https://elsewhere.example/module.js"; ran('script-module')</script>`,
  "script-import-map": `<script type="importmap">{"imports":{"a":"data:text/javascript,window.ran('script-import-map')"}}</script><script type="module">import "a"</script>`,
  "script-speculation-rules": `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["https://elsewhere.example/next"],"eagerness":"immediate"}]}</script>`,
  "script-never-closed": `<p>Text</p><script>ran('script-never-closed');`,
  "script-in-a-script": `<scr<script>ipt>ran('script-in-a-script')</scr</script>ipt>`,
  "script-around-its-own-remains": `<<script></script>script>ran('script-around-its-own-remains')<<script></script>/script>`,
  "script-escaped-twice": `<script><!--<script></script>--></script><script>ran('script-escaped-twice')</script>`,
  "script-behind-noscript": `<noscript></noscript><script>ran('script-behind-noscript')</script><noscript>`,
  "script-in-a-paragraph": `<p>A<script>ran('script-in-a-paragraph')</script>B</p>`,
} satisfies HostileHtml;
