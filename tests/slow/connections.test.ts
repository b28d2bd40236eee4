import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { sendLead } from "../support/mailed-leads";
import { readMemory } from "../support/memory";
import { onSqlite } from "../support/on-each-database";
import { openSocket } from "../support/raw-request";

const MB = 1024 * 1024;
const SENDERS = 24;
const MAX_VISIT_MS = 2_000;
/** A process that buffered the bodies would exceed this limit. */
const MAX_MEMORY = 600 * MB;

onSqlite("A site that receives endless request bodies", (suite) => {
  const countOpenFiles = () => readdirSync(`/proc/${suite().site.pid}/fd`).length;

  // Keep /login first. After another case, the process holds free memory, so it could buffer bodies without growing.
  test.each([
    ["/login", 405],
    ["/api/contact", 413],
    ["/api/blogs", 401],
  ])("refuses endless bodies to %s with %i and still serves visitors", async (path, status) => {
    const { url } = suite().site;
    await call(url, "/");
    const openFilesBefore = countOpenFiles();
    const headers =
      "Host: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked";
    const chunk = `10000\r\n${"0".repeat(64 * 1024)}\r\n`;
    const answers: string[] = [];
    let bytes = 0;
    const startSender = async () => {
      const socket = await openSocket(url);
      socket.once("data", (data: Buffer) => answers.push(data.toString().slice(0, 12)));
      socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
      const write = () => {
        if (socket.destroyed || bytes > 600 * MB) return;
        bytes += chunk.length;
        if (socket.write(chunk)) setImmediate(write);
        else socket.once("drain", write);
      };
      write();
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: SENDERS }, startSender));
    for (let tries = 0; answers.length < SENDERS && tries < 400; tries += 1) await pause(50);

    const times: number[] = [];
    for (let visit = 0; visit < 20; visit += 1) {
      const startedAt = performance.now();
      expect((await call(url, "/")).status).toBe(200);
      await sendLead(url, { message: `Please call me back about ${path}, ${visit}` });
      times.push(performance.now() - startedAt);
    }
    expect(times.toSorted((a, b) => a - b).at(-2)).toBeLessThan(MAX_VISIT_MS);
    expect(readMemory(suite().site)).toBeLessThan(MAX_MEMORY);
    for (const socket of sockets) socket.destroy();
    for (let tries = 0; countOpenFiles() > openFilesBefore + 20 && tries < 100; tries += 1)
      await pause(100);
    expect(countOpenFiles()).toBeLessThanOrEqual(openFilesBefore + 20);
    expect(answers).toEqual(Array(SENDERS).fill(`HTTP/1.1 ${status}`));
  });
});
