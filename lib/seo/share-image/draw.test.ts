import { expect, test } from "@jest/globals";
import { site } from "@/content/site";
import { screens } from "@/content/screens";
import { drawShareImage } from "./draw";

// The logger requires these variables.
Object.assign(process.env, {
  DATABASE_URL: "file:./none.db",
  NEXTAUTH_SECRET: "x".repeat(32),
  LOG_LEVEL: "silent",
});

test("draws the firm's name when the art of an image cannot be read", async () => {
  const broken = { eyebrow: "Offer", title: "Gold loan", art: Buffer.from("no image") };
  const fallback = { eyebrow: site.tagline, title: site.name, art: screens.home.image };
  expect(await drawShareImage(broken)).toEqual(await drawShareImage(fallback));
});
