import { subscribe } from "node:diagnostics_channel";
import { get } from "node:http";

// Asks a site for EARLY_PATH as soon as its port is open, and says when that was answered.

subscribe("tracing:net.server.listen:asyncEnd", ({ server }) => {
  const { port } = server.address();
  get({ port, path: process.env.EARLY_PATH, headers: { Host: "localhost" } }, (answer) => {
    answer.resume().once("end", () => console.log("The early request is answered"));
  });
});
