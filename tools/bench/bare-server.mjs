import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The baseline of the benchmark: node:http sends one response from memory.
// node bare-server.mjs <port> <file with { status, headers: [[name, value]], body (base64) }>

const [port, file] = process.argv.slice(2);
const { status, headers, body } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(status, headers.flat());
  response.end(bytes);
}).listen(Number(port), "127.0.0.1", () => console.log("Listening"));
