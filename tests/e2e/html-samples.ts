const IMAGE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwAQAAAACJMEGyAAAADklEQVR42mNgGAVDCQAAAbAAAYw4X18AAAAASUVORK5CYII=";

const indents = [1, 2, 3, 4, 5, 6, 7, 8];

export const looseHtmlTitle = "HTML that the editor would not write";

export const htmlSamples: Record<string, string> = {
  "headings of every level": [1, 2, 3, 4, 5, 6].map((n) => `<h${n}>Level ${n}</h${n}>`).join(""),
  "every indent": indents
    .map((n) => `<p data-indent="${n}">Step ${n}</p><h3 data-indent="${n}">Step ${n}</h3>`)
    .join(""),
  "inline formats, alone and nested":
    "<p><strong>bold</strong> <em>slanted</em> <u>under</u> <s>struck</s> <code>code</code></p>" +
    "<p><u><s><em><strong><code>all</code></strong></em></s></u>, <em>par<strong>tly</strong></em></p>" +
    '<h2>In a <em>heading</em> with <a href="/contact">a <strong>link</strong></a></h2>',
  "links on parts of words":
    '<p>un<a href="https://example.org/?a=1&amp;b=2#c">link</a>ed, <a href="tel:+911234567890">a' +
    '</a><a href="mailto:a@example.org">b</a>, <a>nowhere</a></p>',
  "nested lists, and numbered lists with a start number":
    "<ul><li><p>One</p><ol><li><p>One A</p><ul><li><p>One A a</p></li></ul></li></ol></li></ul>" +
    '<ol start="7"><li><p>Seven</p></li><li><p>Eight</p><p>goes on</p></li></ol>' +
    "<ul><li><ul><li><p>Only deeper</p></li></ul></li><li><p></p></li><li><p>Last</p></li></ul>",
  "list items with other blocks":
    "<ul><li><h3>Head</h3><p>Words</p></li><li><blockquote><p>Said</p></blockquote></li>" +
    "<li><pre><code>code</code></pre></li></ul>",
  "quotes of several paragraphs":
    "<blockquote><p>First</p><p>Second</p><ul><li><p>Item</p></li></ul></blockquote>" +
    "<blockquote><blockquote><p>Within</p></blockquote></blockquote><p>After</p>",
  "code with empty, long and indented lines":
    "<pre><code>one\n\n\n  two &lt;b&gt; &amp;amp;\n\tthree</code></pre>" +
    `<pre><code>${"long ".repeat(60)}</code></pre><pre><code>ends\n\n</code></pre>` +
    "<pre>with <strong>bold</strong>\n<em>words</em>\n</pre><p>After</p>",
  "images in text, alone and as links":
    `<p>before <img src="${IMAGE}" alt="A dot"> after</p><p><img src="${IMAGE}"></p><img src="${IMAGE}">` +
    `<img src="${IMAGE}"><p><a href="/contact"><img src="${IMAGE}" alt="To us"></a></p>` +
    `<ul><li><p><img src="${IMAGE}"></p></li></ul><p>words <a href="/blog"><img src="${IMAGE}">too</a></p>`,
  "line breaks, including at the end of a block":
    "<p>one<br>two<br><br>four</p><p>ends<br></p><p>ends in a line<br><br></p>" +
    "<p><strong>bold<br></strong></p><h2>a<br>b<br><br></h2><ul><li>item<br><ul><li>deep</li></ul></li></ul><p>x</p>",
  "empty paragraphs":
    "<p>a</p><p></p><p>b</p><p><br></p><p>c</p><blockquote><p><br></p></blockquote><p>d</p>",
  "repeated spaces, and spaces between tags and at line ends":
    "<p>  two  spaces </p>\n\n<p>a&nbsp;&nbsp; b &nbsp;c&nbsp;</p>\n<p>\n  a line\n  folded\n</p>" +
    "<p>a <strong> b </strong> c<br> d</p><p>&nbsp;&nbsp;moved in</p><p>&nbsp;</p><p>end</p>",
  "special characters and writing systems":
    "<p>1 &lt; 2 &gt; 0 &amp;&amp; &quot;quoted&quot; 'too' &amp;lt;</p><p>₹5&nbsp;लाख की बचत, क्षत्रिय, श्री</p>" +
    "<p>தமிழ் நாடு க்ஷ</p><p>👩‍👩‍👧 🇮🇳 👍🏽 office ﬂow</p><p>שלום and back</p>",
  "very long words": `<p>${"unbroken".repeat(60)}</p><h2>${"w".repeat(200)}</h2><ul><li>${"item".repeat(90)}</li></ul>`,
  [looseHtmlTitle]:
    'Bare words<h2><p>Head</p></h2><ol type="a" start="3"><li>Third</li></ol><blockquote>Said</blockquote>' +
    '<pre>a\n<b>b</b></pre><div>box <span style="color:red">red</span></div>more<p class="x">p</p>',
};
