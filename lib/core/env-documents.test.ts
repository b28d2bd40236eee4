import { expect, test } from "@jest/globals";
import { parseEnv } from "./env";
import { envVariables } from "./env-variables";

test("every variable that the site reads is documented, and no other", () => {
  const read = new Set<string>();
  const variables: Record<string, string> = {
    DATABASE_URL: "file:./a.db",
    NEXTAUTH_SECRET: "x".repeat(32),
  };
  parseEnv(
    new Proxy(variables, {
      get: (target, name: string) => {
        read.add(name);
        return target[name];
      },
    }),
  );
  expect([...read].sort()).toEqual(Object.keys(envVariables).sort());
});
