import type { HostileHtml } from "./types";

// What the editors themselves write, turned against them: slices of their clipboard, indents,
// numbers of lists, and addresses that were allowed nearly.

export const editorDocuments = {
  "slice-picture": `<p data-pm-slice='0 0 ["image",{"src":"https://elsewhere.example/slice"}]'>Text</p>`,
  "slice-picture-around-list": `<ul data-pm-slice='0 0 ["blockquote",null,"image",{"src":"https://elsewhere.example/slice.svg","alt":"x"}]'><li><p>Text</p></li></ul>`,
  "slice-heading-name": `<p data-pm-slice='0 0 ["keptHeading",{"level":"tml"}]'>Text</p>`,
  "slice-heading-handler": `<p data-pm-slice='1 1 ["keptHeading",{"level":"1 onclick=ran\`slice-heading-handler\`"}]'>Text</p>`,
  "slice-heading-level": `<p data-pm-slice='0 0 ["heading",{"level":99}]'>Text</p>`,
  "slice-indent": `<p data-pm-slice='1 1 ["paragraph",{"indent":"9\\" onclick=\\"ran\`slice-indent\`"}]'>Text</p>`,
  "slice-list-start": `<li data-pm-slice='0 0 ["orderedList",{"start":"x","type":"zz"}]'><p>Text</p></li>`,
  "slice-code-language": `<p data-pm-slice='0 0 ["codeBlock",{"language":"x\\" onclick=\\"ran\`slice-code-language\`"}]'>Text</p>`,
  "slice-of-attributes": `<p data-pm-slice='0 0 ["paragraph",{"__proto__":{"indent":5},"onclick":"ran\`slice-of-attributes\`"}]'>Text</p>`,
  "slice-that-is-none": `<p data-pm-slice='999999999 999999999 -99 ["doc",{},"text",{}]'>Text</p>`,
  "slice-deep-in-markup": `<table><tr><td><form name="body"><p data-pm-slice='0 0 -3 ["image",{"src":"//elsewhere.example/slice.png"}]'>Text</p></form></table>`,
  "indent-without-end": `<p data-indent="99999999999999999999">a</p><p data-indent="Infinity">b</p><h2 data-indent="-5">c</h2>`,
  "indent-of-a-kind": `<p data-indent="1.5">a</p><p data-indent="0x4">b</p><p data-indent='3"onclick="ran\`indent-of-a-kind\`'>c</p><ul data-indent="3"><li data-indent="3">d</ul>`,
  "list-start-without-end": `<ol start="99999999999"><li>a</ol><ol start="-7"><li>b</ol><ol start='1"onclick="ran\`list-start-without-end\`'><li>c</ol>`,
  "list-kind": `<ol type="a" reversed class="x" onclick="ran('list-kind')"><li value="99">a</ol><ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" onfocus="ran('list-kind')" autofocus></label>b</ul>`,
  "code-language": `<pre class="x" onclick="ran('code-language')"><code class="language-js x" data-language="y" onclick="ran('code-language')">a</code></pre>`,
  "link-parts": `<a href="/contact" target="_blank" rel="opener" download="run.js" title="x" hreflang="y" type="text/html">Contact</a>`,
  "link-with-a-quote": `<a href='https://elsewhere.example/"onmouseover="ran\`link-with-a-quote\`'>Read</a><a href="/contact&quot; onclick=&quot;ran('link-with-a-quote')">Contact</a>`,
  "link-with-an-angle": `<a href="https://elsewhere.example/><img src=nowhere onerror=ran('link-with-an-angle')>">Read</a><a href="/contact><script>ran('link-with-an-angle')</script>">Contact</a>`,
  "link-to-another-host": String.raw`<a href="//elsewhere.example/">a</a><a href="/\elsewhere.example/">b</a><a href="\/elsewhere.example/">c</a><a href="https:elsewhere.example">d</a>`,
  "picture-with-a-quote": `<img src='/icons/icon-192.png"onerror="ran\`picture-with-a-quote\`' alt=""><img src='/icons/icon-192.png' alt='"onerror="ran\`picture-with-a-quote\`'>`,
  "picture-in-words": `<p>![a](javascript:ran('picture-in-words')) [b](javascript:ran('picture-in-words') "x") javascript:ran('picture-in-words') &lt;https://elsewhere.example/<b>x</b>&gt;</p>`,
  "video-of-the-editor": `<div data-youtube-video><iframe src="https://elsewhere.example/embed"></iframe></div><span data-type="mention" data-id="x" onclick="ran('video-of-the-editor')">@x</span>`,
} satisfies HostileHtml;
