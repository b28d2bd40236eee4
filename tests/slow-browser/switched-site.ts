import { once } from "node:events";
import { createServer, request } from "node:http";

/** One URL, behind which a deployment puts another site. */
export type SwitchedSite = {
  url: string;
  /** From now on requests go to the site at this URL. */
  switchTo: (siteUrl: string) => void;
  close: () => void;
};

/** Listens on a port of its own, and passes on what it gets as it is. */
export async function startSwitchedSite(): Promise<SwitchedSite> {
  let target = new URL("http://localhost:1");
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = target;
    const { url: path, method, headers } = incoming;
    const passed = request({ hostname, port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://localhost:${address.port}`,
    switchTo: (siteUrl) => (target = new URL(siteUrl)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
