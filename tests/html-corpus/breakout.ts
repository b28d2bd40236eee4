import type { HostileHtml } from "./types";

// Markup that reaches for what stands around it: ends that were never opened, and beginnings
// that never end.

export const breakout = {
  "breakout-closing-tags": `</p></div></div></article></main></body></html><img src=nowhere onerror="ran('breakout-closing-tags')">`,
  "breakout-new-footer": `</div></article></main><footer><p>Not the firm's own footer</p></footer><main id="main"><article><div>`,
  "breakout-comment": `<p>Text</p><!-- <p>and nothing more`,
  "breakout-comment-ends-early": `<!--><img src=nowhere onerror="ran('breakout-comment-ends-early')">-->`,
  "breakout-comment-ends-with-bang": `<!-- a --!><img src=nowhere onerror="ran('breakout-comment-ends-with-bang')"> -->`,
  "breakout-comment-in-comment": `<!-- <!-- --> <img src=nowhere onerror="ran('breakout-comment-in-comment')"> -->`,
  "breakout-declaration": `<!doctype html><!ELEMENT p><![CDATA[ <img src=nowhere onerror="ran('breakout-declaration')"> ]]>`,
  "breakout-instruction": `<?php echo "<img src=nowhere onerror=ran('breakout-instruction')>"; ?><p>Text</p>`,
  "breakout-conditional-comment": `<!--[if gte IE 4]><script>ran('breakout-conditional-comment')</script><![endif]--><![if !IE]><script>ran('breakout-conditional-comment')</script><![endif]>`,
  "breakout-textarea": `<p>Text</p><textarea>`,
  "breakout-title": `<p>Text</p><title>Another page`,
  "breakout-noscript": `<p>Text</p><noscript>`,
  "breakout-template": `<p>Text</p><template><p>Text`,
  "breakout-plaintext": `<p>Text</p><plaintext>`,
  "breakout-xmp": `<p>Text</p><xmp>`,
  "breakout-raw-text": `<p>Text</p><noframes><noembed><iframe>`,
  "breakout-select": `<p>Text</p><select><option>One<optgroup label="x">`,
  "breakout-button": `<p>Text</p><button><button><p>Text`,
  "breakout-link": `<p>Text</p><a href="https://elsewhere.example/"><p>Text`,
  "breakout-formatting": `<p><strong><em><u><s><code>Text`,
  "breakout-formatting-over-blocks": `<strong><em><p>a<blockquote>b</strong>c<ul><li>d</em>e`,
  "breakout-link-over-many-blocks":
    `<a href="/contact">` +
    "<blockquote>".repeat(12) +
    `<p>Text` +
    "</blockquote>".repeat(6) +
    `</a>` +
    `<a href="/blog">`,
  "breakout-heading": `<h1><h2><h3>Text</h1>More`,
  "breakout-list": `</li></ul></ol><li>One<li>Two</ul>`,
  "breakout-table": `<table><tr><td>Cell</td></tr><p>Before</p><img src=nowhere onerror="ran('breakout-table')"><tr>`,
  "breakout-table-parts": `<caption>a<colgroup><col><tbody><tr><td>b</td></tr></table></caption><td>c`,
  "breakout-page-attributes": `<html lang="xx" dir="rtl" class="moved" onclick="ran('breakout-page-attributes')"><head></head><body id="moved" class="moved" style="display:none" onclick="ran('breakout-page-attributes')">`,
  "breakout-frameset": `</div></main></body><frameset rows="*"></frameset>`,
  "breakout-attribute": `<p>Text</p><p title="`,
  "breakout-link-attribute": `<p>Text</p><a href='https://elsewhere.example/`,
  "breakout-tag": `<p>Text</p><img src="/icons/icon-192.png" alt=a`,
  "breakout-dialog": `<dialog open style="position:fixed;inset:0"><p>Text`,
  "breakout-ruby": `<ruby>a<rt>b<rp>(<rtc>c<nobr>d<nobr>e<listing>f`,
  "breakout-preformatted": `<pre>\n\n</pre></pre><pre><code></pre><p></code>Text</p></br></p>`,
} satisfies HostileHtml;
