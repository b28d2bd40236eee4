import { expect } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { admin, call, signIn } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { jpeg } from "../support/images";
import { sendLead } from "../support/mailed-leads";
import type { Driver, Role, Target } from "./driver";

type Stage = { driver: Driver; url: string };

/** A way through the site, as a visitor or an administrator goes it. */
export type Flow = { name: string; walk: (stage: Stage) => Promise<void> };

const by =
  (role: Role) =>
  (name: string): Target => ({ role, name });
const button = by("button");
const dialog = by("dialog");
const heading = by("heading");
const link = by("link");
const tab = by("tab");
const textbox = by("textbox");

async function fill(driver: Driver, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await driver.type(textbox(name), value);
}

async function namesOfContacts(url: string): Promise<string[]> {
  const { token } = await signIn(url);
  const contacts = (await (await call(url, "/api/contacts", { token })).json()) as {
    name: string;
  }[];
  return contacts.map(({ name }) => name);
}

async function logIn(driver: Driver): Promise<void> {
  await fill(driver, { Username: admin.username, Password: admin.password });
  await driver.click(button("Login"));
  await driver.waitFor(tab("Contacts"));
}

const WIDE = [1280, 900] as const;
const PHONE = [390, 844] as const;

/** They build on one another: the first one registers the administrator. */
export const flows: Flow[] = [
  {
    name: "the first administrator registers, signs in and comes to the portal",
    walk: async ({ driver }) => {
      await driver.goto("/register");
      await fill(driver, {
        Username: admin.username,
        Password: admin.password,
        "Confirm Password": admin.password,
      });
      await driver.click(button("Create Admin Account"));
      // The page comes by itself; it is not asked for again while it does.
      await driver.waitForExpression(`location.pathname === "/login"`);
      await driver.waitUntilAwake();
      await logIn(driver);
    },
  },
  {
    name: "home shows the offers, and the next slide at a press",
    walk: async ({ driver, url }) => {
      const { token } = await signIn(url);
      await publishOffer(url, token, { title: "Second offer" });
      await publishOffer(url, token, { title: "First offer" });
      await driver.goto("/");
      await driver.waitFor(heading("First offer"));
      await driver.click(button("Go to offer 1: First offer"));
      await driver.click(button("Next offer"));
      await driver.waitFor({ css: '[aria-label="2 of 2"]:not([inert])' });
      expect(await driver.attribute(button("Go to offer 2: Second offer"), "aria-current")).toBe(
        "true",
      );
    },
  },
  {
    name: "the menu opens under the pointer and by keyboard, and leads to a service page",
    walk: async ({ driver }) => {
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
      await driver.waitFor({ css: "main h1" });
    },
  },
  {
    name: "on a phone the drawer opens, closes with Escape and leads to a page",
    walk: async ({ driver }) => {
      await driver.resize(...PHONE);
      await driver.goto("/");
      await driver.click(button("Open menu"));
      await driver.waitFor(dialog("Menu"));
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
    name: "the tabs of the services show one kind each",
    walk: async ({ driver }) => {
      await driver.goto("/services");
      await driver.waitFor(link("Mutual Funds"));
      await driver.click(tab("Lease"));
      await driver.waitFor({ css: "[role=tabpanel] a[href='/lease/new-car']" });
      await driver.waitForExpression(`location.hash === "#lease"`);
    },
  },
  {
    name: "the contact form puts errors beside its fields, then it is sent",
    walk: async ({ driver, url }) => {
      await driver.goto("/contact");
      await driver.click(button("Send Message"));
      await driver.waitForText("Please correct 4 fields");
      for (const [name, error] of [
        ["Name", "Name must be at least 2 characters"],
        ["Email", "Please enter a valid email"],
      ] as const) {
        expect(await driver.attribute(textbox(name), "aria-invalid")).toBe("true");
        const id = await driver.attribute(textbox(name), "aria-describedby");
        expect(await driver.text(`[id="${id!.split(" ").at(-1)}"]`)).toContain(error);
      }
      await fill(driver, {
        Name: "Meera Iyer",
        Email: "meera@example.org",
        Phone: "9876543210",
        Message: "I would like to talk about my retirement.",
      });
      await driver.click(button("Send Message"));
      await driver.waitForText("Message sent");
      expect(await namesOfContacts(url)).toContain("Meera Iyer");
    },
  },
  {
    name: "a callback is asked for in a dialog",
    walk: async ({ driver, url }) => {
      await driver.goto("/media");
      await driver.click(button("Request a callback"));
      await driver.waitFor(dialog("Request a Callback"));
      await fill(driver, { Name: "Ravi Shah", Email: "ravi@example.org", Phone: "9876543210" });
      await driver.click(button("Request Callback"));
      await driver.waitForText("Request submitted");
      await driver.waitUntilGone(dialog("Request a Callback"));
      expect(await namesOfContacts(url)).toContain("Ravi Shah");
    },
  },
  {
    name: "the blog leads to a post and back",
    walk: async ({ driver, url }) => {
      const { token } = await signIn(url);
      const { id } = await publishBlog(url, token, { title: "A post to read" });
      await driver.goto("/blog");
      await driver.click({ css: `main a[href="/blog/${id}"]` });
      await driver.waitForExpression(
        `document.querySelector("h1")?.textContent === "A post to read"`,
      );
      await driver.back();
      await driver.waitForExpression(`document.querySelector("h1")?.textContent === "Blog"`);
      await driver.waitFor({ css: `main a[href="/blog/${id}"]` });
    },
  },
  {
    name: "a video's player loads at a press",
    walk: async ({ driver, url }) => {
      const { token } = await signIn(url);
      await publishMedia(url, token, {
        title: "A film",
        mediaType: "youtube",
        youtubeUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      });
      await driver.goto("/media");
      await driver.waitForExpression(`!document.querySelector("iframe")`);
      await driver.click(link("Play video: A film"));
      await driver.waitFor({ css: "iframe[title='A film']" });
      expect(await driver.attribute({ css: "iframe" }, "src")).toBe(
        "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
      );
    },
  },
  {
    name: "a post with an uploaded picture is published and read, and the leads are listed",
    walk: async ({ driver, url }) => {
      await sendLead(url, { name: "Lata Rao" });
      await driver.goto("/login");
      await logIn(driver);
      await driver.click(button("Create New Post"));
      await driver.waitFor(dialog("Create New Blog Post"));
      await fill(driver, {
        Title: "Gold loans explained",
        "Author name": "Asha Menon",
        "Short description": "How value, limit and repayment work",
      });
      const folder = mkdtempSync(path.join(tmpdir(), "arthora-picture-"));
      try {
        writeFileSync(path.join(folder, "gold.jpg"), await jpeg());
        await driver.choose("[role=dialog] input[type=file]", path.join(folder, "gold.jpg"));
        await driver.waitForText("gold.jpg has been uploaded.");
      } finally {
        rmSync(folder, { recursive: true });
      }
      await driver.type({ css: "[role=dialog] [contenteditable=true]" }, "Weigh it first.");
      await driver.click(button("Save"));
      await driver.waitForText("Blog post created successfully");
      await driver.click(tab("Contacts"));
      await driver.waitForExpression(
        `document.querySelector("table[aria-label='Contact submissions']")?.innerText.includes("Lata Rao")`,
      );
      await driver.goto("/blog");
      await driver.click(link("Read More about Gold loans explained"));
      await driver.waitForText("Weigh it first.");
      await driver.waitForExpression(
        `document.querySelector("main img[src*='/uploads/']")?.naturalWidth > 0`,
      );
    },
  },
];

/** Every flow begins on a desktop's screen. */
export async function walk(flow: Flow, stage: Stage): Promise<void> {
  await stage.driver.resize(...WIDE);
  await flow.walk(stage);
}
