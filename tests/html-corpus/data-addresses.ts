import type { HostileHtml } from "./types";

// Whole documents inside an address.

export const dataAddresses = {
  "data-page-in-link": `<a href="data:text/html,<script>opener.ran('data-page-in-link')</script>" target="_blank" rel="opener">Read</a>`,
  "data-page-in-base64": `<a href="data:text/html;base64,PHNjcmlwdD5vcGVuZXIucmFuKCk8L3NjcmlwdD4=">Read</a>`,
  "data-page-mixed-case": `<a href="DaTa:Text/Html,<script>alert(1)</script>">Read</a>`,
  "data-page-without-type": `<a href="data:,<script>alert(1)</script>">Read</a><a href="data:;base64,PHA+">Read</a>`,
  "data-page-in-frame": `<iframe src="data:text/html,<img src=https://elsewhere.example/a>"></iframe>`,
  "data-page-in-object": `<object data="data:text/html;charset=utf-8,<img src=https://elsewhere.example/b>"></object><embed src="data:text/html,<img src=https://elsewhere.example/c>">`,
  "data-xml-page": `<iframe src="data:application/xhtml+xml,<html xmlns='http://www.w3.org/1999/xhtml'><img src='https://elsewhere.example/d'/></html>"></iframe>`,
  "data-style-sheet": `<link rel="stylesheet" href="data:text/css,@import'https://elsewhere.example/e.css';"><style>@import "data:text/css,@import'https://elsewhere.example/f.css';";</style>`,
  "data-script": `<script src="data:text/javascript,ran('data-script')"></script>`,
  "data-script-in-base64": `<script src="data:text/javascript;base64,cmFuKCJkYXRhLXNjcmlwdC1pbi1iYXNlNjQiKQ=="></script>`,
  "data-refresh": `<meta http-equiv="refresh" content="0;url=data:text/html,<script>alert(1)</script>">`,
  "data-svg-picture": `<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='ran\`data-svg-picture\`'/>">`,
  "data-svg-picture-in-base64": `<img alt="" src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=">`,
  "data-picture-with-a-quote": `<img alt="" src='data:image/png;base64,iVBORw0KGgo="onerror="ran\`data-picture-with-a-quote\`'>`,
  "data-picture-not-in-base64": `<img alt="" src="data:image/png,<svg onload=ran\`data-picture-not-in-base64\`>"><img alt="" src="data:image/gif;charset=x;base64,R0lGODlh">`,
  "data-picture-in-link": `<a href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>">See</a>`,
} satisfies HostileHtml;
