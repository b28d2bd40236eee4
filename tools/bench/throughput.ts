import { ask } from "./answers";
import { withBareServer } from "./servers";
import { median, rounded, table } from "./table";
import { load, type Load, memoryOf } from "./wrk";

/** Each is measured so often, in turns with the bare server, and the middle counts. */
const ROUNDS = 3;
const SECONDS = 5;

/** Node needs this long under load until it is as fast as it gets. */
const WARM_UP_SECONDS = 10;

type Site = { url: string; pid: number };
type Case = { name: string; path: string };

const encodings = { gzip: { "Accept-Encoding": "gzip" }, plain: {} };

async function middleOf(rounds: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await rounds());
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  };
}

/** Requests per second beside a bare node:http server that sends the very same bytes and headers. */
export async function measureThroughput(site: Site, cases: Case[]): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { name, path } of cases) {
    for (const [encoding, headers] of Object.entries(encodings)) {
      const url = `${site.url}${path}`;
      // Twice: the first makes what the cache then keeps.
      await ask(url, headers);
      const answer = await ask(url, headers);
      await load({ url, headers, seconds: WARM_UP_SECONDS });
      const ours = await middleOf(() => load({ url, headers, seconds: SECONDS }));
      const bare = await withBareServer(answer, (bareUrl) =>
        middleOf(() => load({ url: bareUrl, headers, seconds: SECONDS })),
      );
      const ratio = (100 * ours.perSecond) / bare.perSecond;
      const row = [
        `${name}, ${encoding}`,
        answer.status,
        answer.body.length,
        rounded(ours.perSecond),
        rounded(ours.p50, 1),
        rounded(ours.p99, 1),
        rounded(bare.perSecond),
        rounded(bare.p99, 1),
        `${rounded(ratio, 1)}%`,
        rounded(memoryOf(site.pid)),
      ];
      rows.push(row);
      console.error(row.join("  "));
    }
  }
  const head = ["Answer", "Status", "Bytes", "Per second", "p50 ms", "p99 ms"];
  return table([...head, "Bare, per second", "Bare, p99 ms", "Ratio", "Memory MB"], rows);
}
