import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { makeCertificate } from "@/tools/nginx";
import { startMailServer } from "../support/mail-server";
import { mailVariables, sendLead, until } from "../support/mailed-leads";
import { withSite } from "../support/with-site";

// A mail server with a certificate of the firm's own, which the site is told to trust.

const folder = mkdtempSync(path.join(tmpdir(), "arthora-mail-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let trusted = "";
let certificate = { key: "", cert: "" };
beforeAll(() => {
  // 0.0.0.0 leads to this machine, too, and is none of the names by which it is known as such.
  const made = makeCertificate(folder, "IP:127.0.0.1,IP:0.0.0.0");
  trusted = made.NGINX_CERTIFICATE;
  certificate = {
    key: readFileSync(made.NGINX_CERTIFICATE_KEY, "utf8"),
    cert: readFileSync(trusted, "utf8"),
  };
});

const account = { user: "leads@example.in", password: "p:w/%" };

test.each([
  ["from the start", { isSecure: true }],
  ["by STARTTLS", { hasStartTls: true, host: "0.0.0.0" }],
])("With TLS %s a lead is mailed as the account that is set", async (_, options) => {
  const server = await startMailServer({ ...options, account, certificate });
  await withSite({ ...mailVariables(server), NODE_EXTRA_CA_CERTS: trusted }, async (site) => {
    const { id } = await sendLead(site.url);
    await until(
      async () => server.mails.length,
      (mails) => mails === 1,
    );
    expect(server.mails).toMatchObject([
      { id: `<lead-${id}@localhost>`, isEncrypted: true, account: account.user },
    ]);
  }).finally(server.close);
});
