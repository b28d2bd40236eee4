import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { randomUUID } from "node:crypto";

// Who uses the site while it is upgraded.

/** How one kind of request went. */
export type Count = {
  sent: number;
  /** What was not answered as it should be, in words. */
  failed: string[];
  /** Sent once more, as browsers do: the connection was closed while nothing was under way on it. */
  again: number;
  /** The longest time to an answer, in milliseconds. */
  slowest: number;
};

export type Counts = Record<"pages" | "files" | "filesOfOldTabs" | "forms", Count>;

const newCount = (): Count => ({ sent: 0, failed: [], again: 0, slowest: 0 });

type Answer = { status: number; body: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

const agent = new Agent({ keepAlive: true });

/** As browsers do it: a connection is used again for what may be sent twice, and new for the rest. */
function send(url: string, sending: Sent = {}, isAgain = false): Promise<Answer> {
  const { method = "GET", headers, body } = sending;
  const isNew = isAgain || method !== "GET";
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: isNew ? false : agent, timeout: 20_000 };
    let isAnswered = false;
    const sent = request(url, options, async (response) => {
      isAnswered = true;
      const bytes = await buffer(response).catch(() => null);
      if (bytes === null) return reject(new Error("cut off"));
      resolve({ status: response.statusCode ?? 0, body: bytes.toString() });
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer in 20 s")));
    sent.on("error", (error) => {
      reject(Object.assign(error, { isOfIdle: sent.reusedSocket && !isAnswered }));
    });
    sent.end(body);
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const anyOf = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Files that a page refers to. */
const filesIn = (html: string) => [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.\w+/g))];

const lead = (number: number) => ({
  name: "Meera Iyer",
  email: `meera${number}@example.in`,
  phone: "9876543210",
  message: `Please call me back, ${number}`,
});

/** Begins to use the site; `end` stops that and tells how it went. */
export function startLoad(url: string, pages: string[], oldFiles: string[]) {
  const counts: Counts = {
    pages: newCount(),
    files: newCount(),
    filesOfOldTabs: newCount(),
    forms: newCount(),
  };
  let goesOn = true;

  const ask = async (count: Count, path: string, wanted: number, sent?: Sent, isAgain = false) => {
    const begun = performance.now();
    if (!isAgain) count.sent += 1;
    try {
      const answer = await send(`${url}${path}`, sent, isAgain);
      count.slowest = Math.max(count.slowest, performance.now() - begun);
      if (answer.status !== wanted) count.failed.push(`${path}: ${answer.status}`);
      return answer.body;
    } catch (error) {
      if ((error as { isOfIdle?: boolean }).isOfIdle && !isAgain) {
        count.again += 1;
        return ask(count, path, wanted, sent, true);
      }
      count.failed.push(`${path}: ${String(error)}`);
      return "";
    }
  };

  const visitor = async () => {
    while (goesOn) {
      const html = await ask(counts.pages, anyOf(pages), 200);
      const files = filesIn(html);
      for (let file = 0; file < 3 && files.length > 0; file += 1) {
        await ask(counts.files, anyOf(files), 200);
      }
      await pause(20);
    }
  };
  const oldTab = async () => {
    while (goesOn) {
      await ask(counts.filesOfOldTabs, anyOf(oldFiles), 200);
      await pause(50);
    }
  };
  const sender = async () => {
    for (let number = 0; goesOn; number += 1) {
      await ask(counts.forms, "/api/contact", 201, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
        body: JSON.stringify(lead(number)),
      });
      await pause(150);
    }
  };

  const users = [visitor(), visitor(), visitor(), visitor(), oldTab(), oldTab(), sender()];
  return {
    end: async (): Promise<Counts> => {
      goesOn = false;
      await Promise.all(users);
      agent.destroy();
      return counts;
    },
  };
}
