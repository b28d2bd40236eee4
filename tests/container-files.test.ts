import { describe, expect, test } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { parseEnv } from "@/lib/core/env";
import { envVariables } from "@/lib/core/env-variables";

const dockerfile = readFileSync("Dockerfile", "utf8");

describe("Dockerfile", () => {
  test("has nothing that its linter finds", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test("begins each stage with an image of one version", () => {
    const images = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image);
    const own = Array.from(dockerfile.matchAll(/ AS (\S+)$/gm), ([, stage]) => stage);
    for (const image of images.filter((each) => !own.includes(each))) {
      expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+$/);
    }
  });

  test("takes no argument and sets no variable that could be a secret", () => {
    expect(dockerfile).not.toMatch(/^ARG /m);
    const names = Array.from(dockerfile.matchAll(/(?<=^ENV .*)\b(\w+)=/gm), ([, name]) => name);
    expect(names.filter((name) => /SECRET|TOKEN|PASSWORD|KEY|URL|MAIL/.test(name!))).toEqual([]);
  });

  test("ends as a user without rights, in a folder that is root's", () => {
    const site = dockerfile.slice(dockerfile.indexOf(" AS site"));
    expect(site).toMatch(/^COPY --from=build \/image \/site$/m);
    expect(Array.from(site.matchAll(/^USER (.+)$/gm), ([, user]) => user)).toEqual(["node"]);
  });
});

type Service = {
  image: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  privileged?: boolean;
  user?: string;
  ports?: unknown[];
  networks: string[];
  volumes?: string[];
  environment: Record<string, string>;
  healthcheck?: { test: string[] };
};
type Compose = { services: Record<string, Service>; networks: Record<string, unknown> };

const text = readFileSync("compose.yaml", "utf8");
const { services, networks } = parse(text, { merge: true }) as Compose;
const example = readFileSync("deploy/settings.env.example", "utf8");
const exampleValues = Object.fromEntries(
  Array.from(example.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
);

describe("compose.yaml", () => {
  test.each(Object.entries(services))("%s can change nothing and gain no right", (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(service.privileged).toBeUndefined();
    expect(text).not.toContain("docker.sock");
  });

  test("the two instances are one: what either is given, both can show", () => {
    expect(services["site-1"]).toEqual(services["site-2"]);
    const [, uploads = ""] = /^ENV .*\bUPLOADS_DIR=(\S+)$/m.exec(dockerfile) ?? [];
    const mounts = (services["site-1"]?.volumes ?? []).map((volume) => volume.split(":")[1]!);
    expect(mounts.filter((mount) => uploads.startsWith(`${mount}/`))).toHaveLength(1);
  });

  test("only nginx can be reached, and nothing but nginx reaches the world", () => {
    const inner = Object.entries(services).filter(([name]) => name !== "nginx");
    expect(inner.filter(([, { ports }]) => ports !== undefined)).toEqual([]);
    const joined = new Set(inner.flatMap(([, service]) => service.networks));
    for (const name of joined) expect([name, networks[name]]).toEqual([name, { internal: true }]);
  });

  test("images of others are of one version", () => {
    const images = Object.values(services).map(({ image }) => image);
    const others = images.filter((image) => !image.endsWith(":local"));
    expect(others).toHaveLength(3);
    for (const image of others) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-[a-z]+$/);
  });

  test("every setting is in the example, and no secret has a value there", () => {
    const used = new Set(Array.from(text.matchAll(/\$\{([A-Z_]+)/g), ([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(exampleValues).sort());
    for (const name of ["POSTGRES_PASSWORD", "NEXTAUTH_SECRET", "SETUP_TOKEN"]) {
      expect(exampleValues[name]).toBe("");
      // Without it nothing starts.
      expect(text).toContain(`\${${name}:?`);
    }
  });

  test("the instances are given every variable that the site reads, but for what the image sets", () => {
    const set = Array.from(dockerfile.matchAll(/(?<=^ENV .*)\b(\w+)=/gm), ([, name]) => name);
    const forTests = ["RATE_LIMIT_FACTOR"];
    const expected = Object.keys(envVariables).filter(
      (name) => !set.includes(name) && !forTests.includes(name),
    );
    expect(Object.keys(services["site-1"]!.environment).sort()).toEqual(expected.sort());
  });

  test("the example, with secrets, is a configuration that the site takes", () => {
    const values: Record<string, string> = {
      ...exampleValues,
      POSTGRES_PASSWORD: "b".repeat(48),
      NEXTAUTH_SECRET: "c".repeat(44),
      SETUP_TOKEN: "d".repeat(32),
    };
    const filledIn = Object.entries(services["site-1"]!.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, setting: string) => values[setting] ?? ""),
    ]);
    expect(parseEnv(Object.fromEntries(filledIn))).toMatchObject({
      DATABASE_URL: `postgresql://arthora:${"b".repeat(48)}@postgres:5432/arthora`,
      REDIS_URL: "redis://redis:6379",
      TRUSTED_PROXY_HOPS: 1,
      CONTACT_RETENTION_DAYS: undefined,
    });
    expect(new URL(values.SITE_URL!).hostname).toBe(values.SITE_HOST);
  });
});
