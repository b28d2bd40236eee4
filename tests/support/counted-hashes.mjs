import { createRequire } from "node:module";

// Loaded before a site: prints a line for each password hash that is verified, with the algorithm
// and the cost of the hash and nothing of its salt or digest.

const argon2 = createRequire(import.meta.url)("@node-rs/argon2");
const { verify } = argon2;

argon2.verify = (hash, ...rest) => {
  console.log(`Verified a hash of ${hash.split("$").slice(1, 4).join(" ")}`);
  return verify(hash, ...rest);
};
