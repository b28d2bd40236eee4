import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { call } from "../../tools/site/calls";

// The API as it describes itself, and whether an answer is as described.

type Operation = {
  requestBody?: { content: object };
  responses: Record<string, { content?: object }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

export type Contract = {
  /** Every path, as "/api/blogs/{id}". */
  paths: string[];
  /** Those that take a body of JSON. */
  withBody: string[];
  /** How a call that the document has is described; undefined where it has none. */
  operation: (path: string, method: string) => Operation | undefined;
  /** What is wrong with an answer by its description; null where nothing is. */
  wrongWith: (path: string, method: string, status: string, body: unknown) => string | null;
};

/** One part of a JSON pointer (RFC 6901) in a fragment. */
const part = (key: string) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

export async function readContract(url: string): Promise<Contract> {
  const document = (await (await call(url, "/api/openapi.json")).json()) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, "openapi");
  const made = new Map<string, ValidateFunction>();
  const schemaOf = (...keys: string[]) => {
    const $ref = `openapi#/${keys.map(part).join("/")}`;
    const validate = made.get($ref) ?? ajv.compile({ $ref });
    made.set($ref, validate);
    return validate;
  };
  const { paths } = document;
  const operation = (path: string, method: string) => paths[path]?.[method.toLowerCase()];
  return {
    paths: Object.keys(paths),
    withBody: Object.keys(paths).filter((path) =>
      Object.values(paths[path]!).some(
        ({ requestBody }) => requestBody && "application/json" in requestBody.content,
      ),
    ),
    operation,
    wrongWith: (path, method, status, body) => {
      const responses = operation(path, method)?.responses ?? {};
      const name = status in responses ? status : `${status[0]}XX`;
      const described = responses[name];
      if (described === undefined) return `${method} ${path} ${status} is not described`;
      if (described.content === undefined) return body === "" ? null : "there is a body";
      if (!("application/json" in described.content)) {
        return typeof body === "string" ? null : "there is no text";
      }
      const keys = ["paths", path, method.toLowerCase(), "responses", name, "content"];
      const validate = schemaOf(...keys, "application/json", "schema");
      return validate(body) ? null : ajv.errorsText(validate.errors);
    },
  };
}
