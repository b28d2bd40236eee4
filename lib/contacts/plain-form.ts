import "server-only";
import { privacyNotice } from "@/content/privacy-notice";
import { site } from "@/content/site";
import { buildContentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import type { AppError } from "@/lib/core/errors";
import { escapeMarkup } from "@/lib/core/escape-markup";
import { paths } from "@/lib/core/paths";
import { loadFirm } from "@/lib/firm/data";
import type { FirmDetails } from "@/lib/firm/schema";
import { formatResponseTime, listContactLinks } from "@/lib/firm/statements";
import { contactFields } from "./fields";
import { honeypotField, noAutofillAttributes } from "./honeypot";
import { errorHeaders, noStore } from "@/lib/http/responses";

// The responses to the contact form without JavaScript. After an error, the HTML repeats the visitor's input.

function renderError(name: string, message: string | undefined): string {
  return message ? `<p class="error" id="${name}-error">${escapeMarkup(message)}</p>` : "";
}

function renderErrorAttributes(name: string, message: string | undefined): string {
  return message ? ` aria-invalid="true" aria-describedby="${name}-error"` : "";
}

function renderForm(values: Record<string, string>, errors: Record<string, string>): string {
  const inputs = contactFields.map(({ name, label, kind, autoComplete }) => {
    const attributes = `id="${name}" name="${name}" dir="auto"${renderErrorAttributes(name, errors[name])}`;
    const value = escapeMarkup(values[name] ?? "");
    const field =
      kind === "message"
        ? `<textarea ${attributes} rows="6">\n${value}</textarea>`
        : `<input ${attributes} type="${kind}" autocomplete="${autoComplete}" value="${value}">`;
    return `
      <label for="${name}">${label}</label>
      ${field}
      ${renderError(name, errors[name])}`;
  });
  return `<form method="post" action="/api/contact" novalidate>${inputs.join("")}
      <div class="honeypot" aria-hidden="true">
        <label>Leave this empty
          <input type="text" name="${honeypotField}" tabindex="-1" autocomplete="off" ${noAutofill}
            value="${escapeMarkup(values[honeypotField] ?? "")}"></label>
      </div>
      <input type="hidden" name="noticeVersion" value="${privacyNotice.version}">
      <section class="notice" aria-labelledby="notice-title">
        <h2 id="notice-title">${privacyNotice.title}</h2>
        ${privacyNotice.text.map((line) => `<p>${escapeMarkup(line)}</p>`).join("")}
        <p><a href="${paths.privacy}">Privacy Policy</a></p>
      </section>
      <button type="submit">Send Message</button>
    </form>`;
}

const noAutofill = Object.entries(noAutofillAttributes)
  .map(([name, value]) => `${name}="${value}"`)
  .join(" ");

function renderFooter(firm: FirmDetails): string {
  const links = listContactLinks(firm)
    .map(({ text, href }) => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`)
    .join(" · ");
  return links && `<footer><p>You can also reach us directly: ${links}</p></footer>`;
}

function renderPage(firm: FirmDetails | null, title: string, body: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeMarkup(title)} | ${escapeMarkup(site.name)}</title>
  <link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/plain.css">
</head>
<body>
  <header><a href="/"><img src="/logo.svg" alt="" width="36" height="36">${escapeMarkup(site.name)}</a></header>
  <main>${body}</main>
  ${firm ? renderFooter(firm) : ""}
</body>
</html>
`;
}

function renderThanks(firm: FirmDetails | null): string {
  const responseTime = firm ? formatResponseTime(firm) : "";
  return `<h1>Message sent</h1>
    <p>We'll get back to you as soon as possible.</p>${responseTime && `\n    <p>${escapeMarkup(responseTime)}</p>`}
    <p><a href="/">Go to the home page</a></p>`;
}

export async function createPlainFormResponse(
  status: number,
  values: Record<string, string>,
  error: AppError | null,
): Promise<Response> {
  // A refusal must not wait for the database.
  const isRefused = error !== null && error.code !== "invalid";
  const firm = isRefused ? null : await loadFirm();
  const summary = error?.fields
    ? "Please correct the fields below."
    : "Something went wrong. Please try again later.";
  const html =
    error === null
      ? renderPage(firm, "Message sent", renderThanks(firm))
      : renderPage(
          firm,
          "Error: Contact Us",
          `<h1>Contact Us</h1>
    <p class="error" role="alert">${summary}</p>
    ${renderForm(values, error.fields ?? {})}`,
        );
  return new Response(html, {
    status,
    headers: {
      ...(error ? errorHeaders(error) : noStore),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": buildContentSecurityPolicy([]),
    },
  });
}
