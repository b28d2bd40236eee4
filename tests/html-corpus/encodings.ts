import type { HostileHtml } from "./types";

// The same attacks in other letters: entities, controls, look-alikes and other encodings.

export const encodings = {
  "entities-in-scheme": `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;ran('entities-in-scheme')">Read</a>`,
  "entities-hexadecimal": `<a href="&#x6a&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3aran('entities-hexadecimal')">Read</a>`,
  "entities-padded": `<a href="&#0000106avascript&#x0003A;ran('entities-padded')">Read</a>`,
  "entities-named": `<a href="javascript&colon;ran&lpar;'entities-named'&rpar;">Read</a>`,
  "entities-tab-and-newline": `<a href="java&Tab;script&NewLine;:ran('entities-tab-and-newline')">Read</a>`,
  "entities-control": `<a href="&#1;&#14;javascript:ran('entities-control')">Read</a>`,
  "entities-in-handler": `<img src=nowhere onerror="&#114;&#97;&#110;('entities-in-handler')">`,
  "entities-that-look-like-tags": `&lt;img src=nowhere onerror="ran('entities-that-look-like-tags')"&gt;&#60;script&#62;ran('entities-that-look-like-tags')&#60;/script&#62;`,
  "entities-twice": `<p>&amp;lt;img src=nowhere onerror=&amp;quot;ran('entities-twice')&amp;quot;&amp;gt;</p>`,
  "nul-in-scheme": `<a href="java\u0000script:ran('nul-in-scheme')">Read</a>`,
  "nul-in-tag": `<scr\u0000ipt>ran('nul-in-tag')</scr\u0000ipt><img src=nowhere on\u0000error="ran('nul-in-tag')">`,
  "nul-before-scheme": `<a href="\u0000javascript:ran('nul-before-scheme')">Read</a>`,
  "half-a-pair": `<p title="\ud83d"onclick="ran('half-a-pair')">Text \udc00</p>`,
  "zero-width-in-scheme": `<a href="java\u200bscript:ran('zero-width-in-scheme')">Read</a><a href="\ufeffjavascript:ran('zero-width-in-scheme')">Read</a>`,
  "wide-letters": `<a href="ｊａｖａｓｃｒｉｐｔ：ran('wide-letters')">Read</a>＜script＞ran('wide-letters')＜/script＞`,
  "look-alike-letters": `<a href="jаvаscript:ran('look-alike-letters')">Read</a><ſcript>ran('look-alike-letters')</ſcript><ımg src=nowhere onerror="ran('look-alike-letters')">`,
  "unicode-spaces": `<img\u00a0src=nowhere\u2003onerror="ran('unicode-spaces')"><a href="\u2028javascript:ran('unicode-spaces')">Read</a><a\u3000href="javascript:ran('unicode-spaces')">Read</a>`,
  "soft-hyphen-and-direction": `<a href="java\u00adscript:ran('soft-hyphen-and-direction')">Read</a><a href="\u202ejavascript:ran('soft-hyphen-and-direction')">Read</a>`,
  backslashes: String.raw`<img src=\"nowhere\" onerror=\"ran('backslashes')\"><a href=\"javascript:ran('backslashes')\">Read</a>`,
  "escapes-of-scripts": String.raw`<img src=nowhere onerror="\u0072an('escapes-of-scripts')"><a href="javascript:\u0072\u{61}n('escapes-of-scripts')">Read</a>`,
  "seven-bits": `+ADw-script+AD4-ran('seven-bits')+ADw-/script+AD4-<meta http-equiv="content-type" content="text/html; charset=utf-7">`,
  "overlong-bytes": `%C0%BCscript%C0%BEran('overlong-bytes')%C0%BC/script%C0%BE\u00c0\u00bcscript\u00c0\u00beran('overlong-bytes')`,
  "japanese-shift": `<a href="/contact">\u001b$B</a><img alt="\u001b(J" src=nowhere onerror="ran('japanese-shift')" title="\u001b(B">`,
  "meta-charset": `<meta charset="iso-2022-jp"><meta charset="utf-16"><p>Text</p><img src=nowhere onerror="ran('meta-charset')">`,
} satisfies HostileHtml;
