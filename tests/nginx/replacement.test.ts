import { expect, test } from "@jest/globals";
import { getServerAddress, startNginx } from "../../tools/nginx";
import { countRows, createDatabase } from "../../tools/site/databases";
import { startSite } from "../../tools/site/site";
import { type NginxRequest, sendRequest, pause, highRates } from "../support/nginx";

// Follows the upgrade procedure of docs/operate.md.

test("loses no request while instances are replaced under load", async () => {
  const database = await createDatabase("sqlite");
  const start = () => startSite(database.url, { TRUSTED_PROXY_HOPS: "1" });
  const [first, second] = [await start(), await start()];
  const nginx = await startNginx({
    servers: [getServerAddress(first.url), getServerAddress(second.url)],
    values: highRates,
  });
  const statuses: (number | string)[] = [];
  let isRunning = true;
  let leadCount = 0;
  // Disables keep-alive, because nginx may close an idle connection just before the client reuses it.
  const headers = { Connection: "close", "Content-Type": "application/json" };
  async function sendRepeatedly(path: string, buildOptions: () => NginxRequest = () => ({})) {
    while (isRunning) {
      const response = sendRequest(nginx.url, path, { headers, ...buildOptions() });
      statuses.push(await response.then(({ status }) => status, String));
      // Without the pause, the load would slow down the start of an instance.
      await pause(50);
    }
  }
  const clients = [
    ...["/", "/blog?q=tax", "/loans/home-loan", "/api/blogs"].map((path) => sendRepeatedly(path)),
    sendRepeatedly("/api/contact", () => {
      leadCount += 1;
      const message = `Please call me back, ${leadCount}`;
      const lead = { name: "Meera", email: "meera@example.in", phone: "9876543210", message };
      return { method: "POST", body: JSON.stringify(lead) };
    }),
  ];
  let sites = [first, second];
  try {
    for (const oldSite of [first, second]) {
      const otherSites = sites.filter((site) => site !== oldSite);
      const otherAddresses = otherSites.map(({ url }) => getServerAddress(url));
      await nginx.setServers([`${getServerAddress(oldSite.url)} down`, ...otherAddresses]);
      await oldSite.stop();
      const replacement = await start();
      await nginx.setServers([getServerAddress(replacement.url), ...otherAddresses]);
      sites = [replacement, ...otherSites];
    }
    isRunning = false;
    await Promise.all(clients);
    const isSuccess = (status: number | string) => status === 200 || status === 201;
    expect(statuses.filter((status) => !isSuccess(status))).toEqual([]);
    expect(statuses.length).toBeGreaterThan(50);
    expect(await countRows(database, "Contact")).toBe(leadCount);
  } finally {
    isRunning = false;
    await nginx.stop();
    await Promise.all([first, second, ...sites].map((site) => site.kill()));
    await database.drop();
  }
});
