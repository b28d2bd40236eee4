import { expect } from "./fixtures";
import { test } from "./portal-test";

test.describe("the search in a portal tab", () => {
  test("finds a post, and keeps the search text after the post is edited", async ({
    page,
    publish,
    openPortal,
  }) => {
    await publish("blogs", { title: "Tax for NRIs", content: "<p>Form 15CA</p>" });
    await publish("blogs", { title: "Gold loans" });
    await openPortal();
    const field = page.getByRole("searchbox", { name: "Search blog posts" });
    await field.fill("15ca nris");
    await expect(page.getByText("1 blog post found")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gold loans" })).toBeHidden();
    await page.getByRole("button", { name: "Edit Tax for NRIs" }).click();
    await page.getByLabel("Title", { exact: true }).fill("Tax for NRIs in 2027");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("heading", { name: "Tax for NRIs in 2027" })).toBeVisible();
    await expect(field).toHaveValue("15ca nris");

    await field.fill("unheard of");
    await expect(page.getByText("No blog post here contains “unheard of”.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Search" }).press("Enter");
    await expect(field).toBeFocused();
    await expect(page.getByRole("heading", { name: "Gold loans" })).toBeVisible();
  });

  test("keeps the search text and page after a reload and on Back", async ({
    page,
    publish,
    openPortal,
  }) => {
    await publish("blogs", {});
    for (let number = 1; number <= 15; number += 1) {
      await publish("offers", { title: `Offer ${number} of 15` });
    }
    await openPortal("Offers");
    await page.getByRole("searchbox", { name: "Search offers" }).fill("of 15");
    await expect(page.getByText("15 offers found")).toBeVisible();
    await page.getByRole("button", { name: "Page 2" }).click();
    for (const navigate of [
      () => undefined,
      () => page.reload(),
      async () => {
        await page.goto("/privacy");
        await page.goBack();
      },
    ]) {
      await navigate();
      await expect(page.getByRole("heading", { name: "Offer 1 of 15" })).toBeVisible();
      await expect(page.getByRole("searchbox")).toHaveValue("of 15");
      await expect(page).toHaveURL(/#offers\?page=2&q=of\+15$/);
    }
    await page.getByRole("tab", { name: "Blog" }).click();
    await expect(page).toHaveURL(/#blog$/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });
});
