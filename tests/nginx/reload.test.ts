import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { startNginx } from "../../tools/nginx";
import { pause, wide } from "../support/nginx";

// What is asked while nginx reads its configuration again: its processes are replaced by new ones.

test("a page is answered though the nginx process that it was passed on to has ended", async () => {
  const site = createServer(async (_, response) => {
    // Long enough for all requests to be under way at once.
    await pause(100);
    response.writeHead(200, { "Cache-Control": "no-store" }).end();
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const { port } = site.address() as AddressInfo;
  const nginx = await startNginx({ servers: [`127.0.0.1:${port}`], values: wide, workers: 2 });
  const agent = new Agent({ keepAlive: true });
  const visit = async (path: string): Promise<number> => {
    const sent = request(`${nginx.url}${path}`, { agent }).end();
    try {
      const [response] = await once(sent, "response");
      response.resume();
      await once(response, "end");
      return response.statusCode;
    } catch (error) {
      // As browsers do: the connection was closed before its process had read this.
      if (sent.reusedSocket) return visit(path);
      throw error;
    }
  };
  const visitAll = () =>
    Promise.all(Array.from({ length: 48 }, (_, at) => visit(`/contact/${at}`)));
  const answered = Array.from({ length: 48 }, () => 200);
  const serving = () => nginx.workers().filter(({ isEnding }) => !isEnding);
  try {
    // Which process has how many connections to the other is chance.
    for (let round = 0; round < 6; round += 1) {
      while (serving().length < 2) await pause(20);
      const pids = serving().map(({ pid }) => pid);
      const [paused, ended] = round % 2 === 0 ? pids : pids.reverse();
      expect(await visitAll()).toEqual(answered);

      // Held still, so that it writes to connections which the other has closed meanwhile.
      process.kill(paused!, "SIGSTOP");
      const visits = visitAll();
      await pause(300);
      process.kill(ended!, "SIGQUIT");
      while (serving().some(({ pid }) => pid === ended)) await pause(20);
      await pause(200);
      process.kill(paused!, "SIGCONT");
      expect(await visits).toEqual(answered);
    }
  } finally {
    agent.destroy();
    await nginx.stop();
    site.close();
  }
});
