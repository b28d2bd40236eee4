import type { HostileHtml } from "./types";

// Addresses that are scripts, in every spelling that a browser has ever read, wherever one goes.

export const scriptAddresses = {
  "address-script": `<a href="javascript:ran('address-script')">Read</a>`,
  "address-script-mixed-case": `<a href="JaVaScRiPt:ran('address-script-mixed-case')">Read</a>`,
  "address-script-void": `<a href="javascript:void(ran('address-script-void'))">Read</a>`,
  "address-script-after-space": `<a href="  \n\t javascript:ran('address-script-after-space')">Read</a>`,
  "address-script-tab-inside": `<a href="java\tscript:ran('address-script-tab-inside')">Read</a>`,
  "address-script-newline-inside": `<a href="javascript\r\n:ran('address-script-newline-inside')">Read</a>`,
  "address-script-all-apart": `<a href="j\na\nv\na\ns\nc\nr\ni\np\nt\n:ran('address-script-all-apart')">Read</a>`,
  "address-script-after-control": `<a href="\u0001\u001fjavascript:ran('address-script-after-control')">Read</a>`,
  "address-script-without-quotes": `<a href=javascript:ran\`address-script-without-quotes\`>Read</a>`,
  "address-script-like-web": `<a href="javascript://elsewhere.example/page%0aran('address-script-like-web')">Read</a>`,
  "address-script-like-picture": `<a href="javascript:ran('address-script-like-picture')//photo.png">Read</a>`,
  "address-script-like-mail": `<a href="javascript:/*mailto:*/ran('address-script-like-mail')">Write</a>`,
  "address-script-url-escapes": `<a href="javascript:%72%61%6e('address-script-url-escapes')">Read</a>`,
  "address-script-with-template":
    "<a href='javascript:${ran`address-script-with-template`}'>Read</a>",
  "address-script-in-new-tab": `<a href="javascript:opener.ran('address-script-in-new-tab')" target="_blank" rel="opener">Read</a>`,
  "address-visual-basic": `<a href="vbscript:ran('address-visual-basic')">Read</a>`,
  "address-old-names-of-script": `<a href="livescript:ran('address-old-names-of-script')">Read</a><a href="mocha:ran('address-old-names-of-script')">Read</a>`,
  "address-script-in-another-scheme": `<a href="view-source:javascript:ran('address-script-in-another-scheme')">Read</a><a href="feed:javascript:ran('address-script-in-another-scheme')">Read</a>`,
  "address-script-after-web-scheme": `<a href="https:javascript:ran('address-script-after-web-scheme')">Read</a>`,
  "address-own-path-look-alike": `<a href="/javascript:ran('address-own-path-look-alike')">Read</a><a href="./javascript:ran('address-own-path-look-alike')">Read</a><a href="?javascript:ran('address-own-path-look-alike')">Read</a>`,
  "address-own-path-with-newline": `<a href="/\njavascript:ran('address-own-path-with-newline')">Read</a><a href="\n/\n/elsewhere.example">Read</a>`,
  "address-script-in-area": `<img src="/icons/icon-192.png" alt="" usemap="#m"><map name="m"><area shape="default" href="javascript:ran('address-script-in-area')" alt=""></map>`,
  "address-script-in-frame": `<iframe src="javascript:parent.ran('address-script-in-frame')"></iframe>`,
  "address-script-in-object": `<object data="javascript:ran('address-script-in-object')"></object><embed src="javascript:ran('address-script-in-object')">`,
  "address-script-in-picture": `<img src="javascript:ran('address-script-in-picture')" alt="" dynsrc="javascript:ran('address-script-in-picture')" lowsrc="javascript:ran('address-script-in-picture')">`,
  "address-script-in-table": `<table background="javascript:ran('address-script-in-table')"><tr><td background="javascript:ran('address-script-in-table')">Cell</table>`,
  "address-script-in-quote": `<blockquote cite="javascript:ran('address-script-in-quote')">Text</blockquote><del cite="javascript:ran('address-script-in-quote')">Text</del>`,
  "address-ping": `<a href="/contact" ping="https://elsewhere.example/ping">Contact</a>`,
  "address-attribution": `<a href="/contact" attributionsrc="https://elsewhere.example/count">Contact</a><img src="/icons/icon-192.png" alt="" attributionsrc="https://elsewhere.example/count">`,
  "address-namespaced": `<a xlink:href="javascript:ran('address-namespaced')" xml:base="javascript:ran('address-namespaced')">Read</a>`,
} satisfies HostileHtml;
