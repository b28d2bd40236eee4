import { expect, test } from "@jest/globals";
import { site } from "@/content/site";
import { screens } from "@/content/screens";
import { drawShareImage } from "./draw";

// `drawShareImage` logs the failure, and the logger requires valid environment variables.
Object.assign(process.env, {
  DATABASE_URL: "file:./none.db",
  NEXTAUTH_SECRET: "x".repeat(32),
  LOG_LEVEL: "silent",
});

test("falls back to the firm's name, tagline and home page image when the art cannot be read", async () => {
  const broken = { eyebrow: "Offer", title: "Gold loan", art: Buffer.from("not an image") };
  const fallback = { eyebrow: site.tagline, title: site.name, art: screens.home.image };
  expect(await drawShareImage(broken)).toEqual(await drawShareImage(fallback));
});
