import { createRequire } from "node:module";

// Preloaded into a site: logs the algorithm, version and cost of each verified hash, without salt or digest.

const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const { verify } = argon2;

argon2.verify = (hash, ...rest) => {
  console.log(`Verified a hash of ${hash.split("$").slice(1, 4).join(" ")}`);
  return verify(hash, ...rest);
};
