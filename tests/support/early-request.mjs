import { subscribe } from "node:diagnostics_channel";
import { get } from "node:http";

// Preloaded into a site: requests EARLY_PATH as soon as the port is open, and logs when the response is complete.

subscribe("tracing:net.server.listen:asyncEnd", ({ server }) => {
  const { port } = server.address();
  get({ port, path: process.env.EARLY_PATH, headers: { Host: "localhost" } }, (answer) => {
    answer.resume().once("end", () => console.log("The early request is answered"));
  });
});
