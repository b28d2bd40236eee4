import { expect } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { adminCredentials, call, signIn } from "../../tools/site/calls";
import { publishOffer } from "../support/entries";
import { createJpeg } from "../support/images";
import type { Driver, Role, Target } from "./driver";

export type Flow = {
  name: string;
  run: (options: { driver: Driver; url: string }) => Promise<void>;
};

const byRole =
  (role: Role) =>
  (name: string): Target => ({ role, name });
const button = byRole("button");
const dialog = byRole("dialog");
const heading = byRole("heading");
const link = byRole("link");
/** Its name can contain the number of open leads. */
const contactsTab: Target = { css: "[role=tab][id$=contacts]" };
const textbox = byRole("textbox");

async function fill(driver: Driver, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await driver.type(textbox(name), value);
}

async function logIn(driver: Driver): Promise<void> {
  await fill(driver, { Username: adminCredentials.username, Password: adminCredentials.password });
  await driver.click(button("Login"));
  await driver.waitFor(contactsTab);
}

const lead = { Name: "Meera Iyer", Email: "meera@example.org", Phone: "9876543210" };

/** The order matters: later flows need the administrator and the lead that earlier flows create. */
export const flows: Flow[] = [
  {
    name: "registers the first administrator, who signs in to the portal",
    run: async ({ driver }) => {
      const { username, password } = adminCredentials;
      await driver.goto("/register");
      await fill(driver, { Username: username, Password: password, "Confirm Password": password });
      await driver.click(button("Create Admin Account"));
      // Registration redirects to /login; loading /login here would interrupt the redirect.
      await driver.waitForExpression(`location.pathname === "/login"`);
      await driver.waitForHydration();
      await logIn(driver);
    },
  },
  {
    name: "shows the offers on the home page, and moves to the next offer on a button press",
    run: async ({ driver, url }) => {
      const { token } = await signIn(url);
      await publishOffer(url, token, { title: "Second offer" });
      await publishOffer(url, token, { title: "First offer" });
      await driver.goto("/");
      await driver.click(button("Go to offer 1: First offer"));
      await driver.click(button("Next offer"));
      await driver.waitFor({ css: '[aria-label="2 of 2"]:not([inert])' });
      await driver.waitFor({ css: '[aria-label^="Go to offer 2"][aria-current=true]' });
    },
  },
  {
    name: "opens the menu on hover and by keyboard, and follows a link in it",
    run: async ({ driver }) => {
      await driver.goto("/contact");
      await driver.hover(button("Loans"));
      await driver.waitFor(link("Gold Loan"));
      await driver.hover(heading("Contact Us"));
      await driver.waitForExpression(`!document.querySelector("header [aria-expanded=true]")`);
      await driver.press(button("Insurance"), "Enter");
      await driver.waitFor(link("Personal Insurance"));
      await driver.press(button("Insurance"), "Tab");
      await driver.waitForExpression(
        `document.activeElement.textContent.includes("Personal Insurance")`,
      );
      await driver.press({ css: "header a:focus" }, "Enter");
      await driver.waitForExpression(`location.pathname === "/insurance/personal"`);
    },
  },
  {
    name: "opens the drawer on a phone, closes it on Escape, and follows a link in it",
    run: async ({ driver }) => {
      await driver.resize(390, 844);
      await driver.goto("/");
      await driver.click(button("Open menu"));
      await driver.press(button("Close menu"), "Escape");
      await driver.waitUntilGone(dialog("Menu"));
      await driver.click(button("Open menu"));
      await driver.click(button("Loans"));
      await driver.click(link("Gold Loan"));
      await driver.waitForExpression(`location.pathname === "/loans/gold-loan"`);
      await driver.waitUntilGone(dialog("Menu"));
    },
  },
  {
    name: "shows errors beside the fields of the contact form, and sends the form once it is correct",
    run: async ({ driver, url }) => {
      await driver.goto("/contact");
      await driver.click(button("Send Message"));
      await driver.waitForText("Please correct 4 fields");
      await driver.waitForText("Please enter a valid email");
      await driver.waitFor({ css: "[type=email][aria-invalid=true]" });
      await fill(driver, { ...lead, Message: "I would like to talk about my retirement." });
      await driver.click(button("Send Message"));
      await driver.waitForText("Message sent");
      const { token } = await signIn(url);
      expect(await (await call(url, "/api/contacts", { token })).text()).toContain(lead.Name);
    },
  },
  {
    name: "publishes a post with an uploaded image, and returns to the list on Back",
    run: async ({ driver }) => {
      await driver.goto("/login");
      await logIn(driver);
      await driver.click(button("Create New Post"));
      await fill(driver, {
        Title: "Gold loans explained",
        "Author name": "Asha Menon",
        "Short description": "How value, limit and repayment work",
      });
      const folder = mkdtempSync(path.join(tmpdir(), "arthora-image-"));
      try {
        writeFileSync(path.join(folder, "gold.jpg"), await createJpeg());
        await driver.choose("[role=dialog] input[type=file]", path.join(folder, "gold.jpg"));
        await driver.waitForText("gold.jpg has been uploaded.");
      } finally {
        rmSync(folder, { recursive: true });
      }
      await driver.type({ css: "[role=dialog] [contenteditable=true]" }, "Weigh it first.");
      await driver.click(button("Publish"));
      await driver.waitForText("Blog post created successfully");
      await driver.click(contactsTab);
      await driver.waitForText(lead.Name);
      await driver.goto("/blog");
      await driver.click(link("Read More about Gold loans explained"));
      await driver.waitForText("Weigh it first.");
      await driver.waitForExpression(
        `document.querySelector("main img[src*='/uploads/']")?.naturalWidth > 0`,
      );
      await driver.back();
      await driver.waitFor(link("Read More about Gold loans explained"));
    },
  },
];
