import { describe, expect, test } from "@jest/globals";
import { validate } from "dockerfile-utils";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { parseEnv } from "@/lib/core/env";
import { envVariables } from "@/lib/core/env-variables";

const dockerfile = readFileSync("Dockerfile", "utf8");
const imageVariables = Array.from(
  dockerfile.matchAll(/(?<=^ENV .*)\b(\w+)=/gm),
  ([, name]) => name!,
);

describe("Dockerfile", () => {
  test("passes every check of dockerfile-utils", () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test("has no ARG, and sets no variable whose name suggests a secret", () => {
    expect(dockerfile).not.toMatch(/^ARG /m);
    const secretName = /SECRET|TOKEN|PASSWORD|KEY|URL|MAIL/;
    expect(imageVariables.filter((name) => secretName.test(name))).toEqual([]);
  });

  test("runs the site as the user node, in a folder that root owns", () => {
    const site = dockerfile.slice(dockerfile.indexOf(" AS site"));
    expect(site).toMatch(/^COPY --from=build \/image \/site$/m);
    expect(Array.from(site.matchAll(/^USER (.+)$/gm), ([, user]) => user)).toEqual(["node"]);
  });
});

type Service = {
  image: string;
  privileged?: boolean;
  ports?: unknown[];
  networks: string[];
  volumes?: string[];
  environment: Record<string, string>;
};
type Compose = { services: Record<string, Service>; networks: Record<string, unknown> };

const composeText = readFileSync("compose.yaml", "utf8");
const { services, networks } = parse(composeText, { merge: true }) as Compose;
const example = readFileSync("deploy/settings.env.example", "utf8");
const exampleValues = Object.fromEntries(
  Array.from(example.matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name, value]) => [name, value]),
);

const secretNames = ["POSTGRES_PASSWORD", "NEXTAUTH_SECRET", "SETUP_TOKEN"];

describe("compose.yaml", () => {
  test.each(Object.entries(services))(
    "runs %s read-only, without capabilities or new privileges",
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
      expect(service.privileged).toBeUndefined();
      expect(composeText).not.toContain("docker.sock");
    },
  );

  test("gives both instances the same definition and the same uploads volume", () => {
    expect(services["site-1"]).toEqual(services["site-2"]);
    const [, uploads = ""] = /^ENV .*\bUPLOADS_DIR=(\S+)$/m.exec(dockerfile) ?? [];
    const mounts = (services["site-1"]?.volumes ?? []).map((volume) => volume.split(":")[1]!);
    expect(mounts.filter((mount) => uploads.startsWith(`${mount}/`))).toHaveLength(1);
  });

  test("publishes ports only for nginx, and puts the other services on internal networks", () => {
    const otherServices = Object.entries(services).filter(([name]) => name !== "nginx");
    expect(otherServices.filter(([, { ports }]) => ports !== undefined)).toEqual([]);
    const joinedNetworks = new Set(otherServices.flatMap(([, service]) => service.networks));
    for (const name of joinedNetworks)
      expect([name, networks[name]]).toEqual([name, { internal: true }]);
  });

  test("pins every third-party image to a version, including those of the Dockerfile", () => {
    const baseImages = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, image]) => image!);
    const stages = Array.from(dockerfile.matchAll(/ AS (\S+)$/gm), ([, stage]) => stage);
    const images = [...Object.values(services).map(({ image }) => image), ...baseImages];
    const thirdPartyImages = images.filter(
      (image) => !image.endsWith(":local") && !stages.includes(image),
    );
    expect(thirdPartyImages.length).toBeGreaterThan(3);
    for (const image of thirdPartyImages)
      expect(image).toMatch(/^[a-z/-]+:\d+\.\d+(\.\d+)?-[a-z-]+$/);
  });

  test("uses exactly the settings of deploy/settings.env.example, where the secrets are empty", () => {
    const used = new Set(Array.from(composeText.matchAll(/\$\{([A-Z_]+)/g), ([, name]) => name));
    expect([...used].sort()).toEqual(Object.keys(exampleValues).sort());
    for (const name of secretNames) {
      expect(exampleValues[name]).toBe("");
      // `:?` stops Compose if the secret is empty.
      expect(composeText).toContain(`\${${name}:?`);
    }
  });

  test("sets exactly the variables of the site, except RATE_LIMIT_FACTOR and those that the image sets", () => {
    const excludedVariables = [...imageVariables, "RATE_LIMIT_FACTOR"];
    const expected = Object.keys(envVariables).filter((name) => !excludedVariables.includes(name));
    expect(Object.keys(services["site-1"]!.environment).sort()).toEqual(expected.sort());
  });

  test("gives the site a valid configuration once the secrets of the example are set", () => {
    const secret = "s".repeat(48);
    const environment = Object.entries(services["site-1"]!.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, setting: string) =>
        secretNames.includes(setting) ? secret : (exampleValues[setting] ?? ""),
      ),
    ]);
    expect(parseEnv(Object.fromEntries(environment))).toMatchObject({
      DATABASE_URL: `postgresql://arthora:${secret}@postgres:5432/arthora`,
      TRUSTED_PROXY_HOPS: 1,
    });
    expect(new URL(exampleValues.SITE_URL!).hostname).toBe(exampleValues.SITE_HOST);
  });
});
