import type { HostileHtml } from "./types";

// Markup that is one thing when it is parsed and another when what was parsed is written out
// and parsed again: the sanitiser and the browser must read the same.

export const mutation = {
  "mutation-glyph-in-table": `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=nowhere onerror=ran('mutation-glyph-in-table')&gt;"></table></mtext></math>`,
  "mutation-mark-in-table": `<math><ms><table><malignmark><title><a title="</title><img src=nowhere onerror=ran('mutation-mark-in-table')>">`,
  "mutation-form-in-form": `<form><math><mtext></form><form><mglyph><style></math><img src=nowhere onerror="ran('mutation-form-in-form')">`,
  "mutation-paragraph-ends-svg": `<svg></p><style><g title="</style><img src=nowhere onerror=ran('mutation-paragraph-ends-svg')>">`,
  "mutation-line-break-ends-math": `<math></br><style><mi title="</style><img src=nowhere onerror=ran('mutation-line-break-ends-math')>">`,
  "mutation-svg-style-text": `<svg><style>&lt;/style&gt;&lt;img src=nowhere onerror="ran('mutation-svg-style-text')"&gt;</style></svg>`,
  "mutation-svg-style-comment": `<svg><style><!--</style><p title="--><img src=nowhere onerror=ran('mutation-svg-style-comment')>">`,
  "mutation-svg-title-in-style": `<svg><title><style><i title="</style></title><img src=nowhere onerror=ran('mutation-svg-title-in-style')>">`,
  "mutation-svg-description-noscript": `<svg><desc><noscript>&lt;/noscript>&lt;/desc>&lt;style>&lt;u title="&lt;/style>&lt;img src=nowhere onerror=ran('mutation-svg-description-noscript')>">`,
  "mutation-annotation": `<svg><annotation-xml><foreignobject><style><!--</style><h1 id="--><img src=nowhere onerror=ran('mutation-annotation')>">`,
  "mutation-annotation-encoding": `<math><annotation-xml encoding="text/html"><xmp><p title="</xmp><img src=nowhere onerror=ran('mutation-annotation-encoding')>"></xmp></annotation-xml></math>`,
  "mutation-caption-in-caption": `<table><caption><svg><desc><table><caption></caption></table></desc><style><b title="</style><img src=nowhere onerror=ran('mutation-caption-in-caption')>"></b></style></svg></caption></table>`,
  "mutation-noscript-attribute": `<noscript><p title="</noscript><img src=nowhere onerror=ran('mutation-noscript-attribute')>"></noscript>`,
  "mutation-textarea-attribute": `<textarea><p title="</textarea><img src=nowhere onerror=ran('mutation-textarea-attribute')>">`,
  "mutation-title-attribute": `<title><p alt="</title><img src=nowhere onerror=ran('mutation-title-attribute')>">`,
  "mutation-xmp-attribute": `<xmp><p title="</xmp><img src=nowhere onerror=ran('mutation-xmp-attribute')>">`,
  "mutation-frame-text-attribute": `<iframe><p title="</iframe><img src=nowhere onerror=ran('mutation-frame-text-attribute')>"></iframe>`,
  "mutation-noembed-and-noframes": `<noembed><p title="</noembed><img src=nowhere onerror=ran('mutation-noembed-and-noframes')>"></noembed><noframes><p title="</noframes><img src=nowhere onerror=ran('mutation-noembed-and-noframes')>">`,
  "mutation-alternative-text": `<img src="/icons/icon-192.png" alt="</title></style></textarea></noscript></xmp><img src=nowhere onerror=ran('mutation-alternative-text')>">`,
  "mutation-alternative-comment": `<img src="/icons/icon-192.png" alt="--><img src=nowhere onerror=ran('mutation-alternative-comment')>"><!-- <img src="/icons/icon-192.png" alt="--!><img src=nowhere onerror=ran('mutation-alternative-comment')>">`,
  "mutation-alternative-backticks": `<img src="/icons/icon-192.png" alt="\`\`onerror=ran('mutation-alternative-backticks')">`,
  "mutation-comment-that-is-none": `<! "><img src=nowhere onerror="ran('mutation-comment-that-is-none')">"><p>Text</p>`,
  "mutation-instruction": `<?xml-stylesheet href="><img src=nowhere onerror=ran('mutation-instruction')>"?><p>Text</p>`,
  "mutation-character-data": `<svg><desc><![CDATA[</desc></svg><img src=nowhere onerror="ran('mutation-character-data')">]]></desc></svg>`,
  "mutation-template-in-select": `<select><template><style><p title="</style><img src=nowhere onerror=ran('mutation-template-in-select')>"></template></select>`,
  "mutation-selected-content": `<select><button><selectedcontent></selectedcontent></button><option selected><img src=nowhere onerror="ran('mutation-selected-content')"></option></select>`,
  "mutation-shadow-root": `<div><template shadowrootmode="open"><img src=nowhere onerror="ran('mutation-shadow-root')"><slot></slot></template>Text</div>`,
  "mutation-nested-templates": `<template><template><svg><template><style></template></svg><img src=nowhere onerror="ran('mutation-nested-templates')"></template></template>`,
  "mutation-link-in-link-through-table": `<a href="/contact"><table><tr><td><a href="/blog">In<table><a href="/media">Deeper`,
  "mutation-list-in-link": `<a href="/contact"><ul><li><a href="/blog"><h1><h2><p>Text<li><a href="/media">More`,
  "mutation-ninety-deep":
    "<blockquote>".repeat(45) +
    "<em>".repeat(45) +
    `<svg><p><style><s title="</style><img src=nowhere onerror=ran('mutation-ninety-deep')>">`,
  "mutation-five-hundred-deep":
    "<div>".repeat(505) +
    `<table><caption><svg><title><table><caption></caption></table></title><style><u title="</style><img src=nowhere onerror=ran('mutation-five-hundred-deep')>">`,
  "mutation-deep-behind-false-ends":
    "<div></x>".repeat(505) +
    `<table><caption><svg><title><table><caption></caption></table></title><style><u title="</style><img src=nowhere onerror=ran('mutation-deep-behind-false-ends')>">`,
} satisfies HostileHtml;
