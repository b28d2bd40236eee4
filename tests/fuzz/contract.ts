import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { call } from "../../tools/site/calls";

type Operation = {
  requestBody?: { content: object };
  responses: Record<string, { content?: object }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

export type Contract = {
  /** Path templates, such as "/api/blogs/{id}". */
  paths: string[];
  /** Path templates that have an operation with a JSON body. */
  pathsWithBody: string[];
  getOperation: (path: string, method: string) => Operation | undefined;
  /** Returns how a response differs from the OpenAPI document, or null if it matches. */
  findViolation: (path: string, method: string, status: string, body: unknown) => string | null;
};

/** Escapes one key of a JSON pointer (RFC 6901) for a URL fragment. */
const encodePointerKey = (key: string) =>
  encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

export async function readContract(url: string): Promise<Contract> {
  const document = (await (await call(url, "/api/openapi.json")).json()) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, "openapi");
  const validators = new Map<string, ValidateFunction>();
  const getValidator = (...keys: string[]) => {
    const $ref = `openapi#/${keys.map(encodePointerKey).join("/")}`;
    const validate = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validate);
    return validate;
  };
  const { paths } = document;
  const getOperation = (path: string, method: string) => paths[path]?.[method.toLowerCase()];
  return {
    paths: Object.keys(paths),
    pathsWithBody: Object.keys(paths).filter((path) =>
      Object.values(paths[path]!).some(
        ({ requestBody }) => requestBody && "application/json" in requestBody.content,
      ),
    ),
    getOperation,
    findViolation: (path, method, status, body) => {
      const responses = getOperation(path, method)?.responses ?? {};
      const name = status in responses ? status : `${status[0]}XX`;
      const description = responses[name];
      if (description === undefined) return `${method} ${path} ${status} is not described`;
      if (description.content === undefined)
        return body === "" ? null : "the document describes no body";
      if (!("application/json" in description.content)) {
        return typeof body === "string" ? null : "the body is JSON, not text";
      }
      const keys = ["paths", path, method.toLowerCase(), "responses", name, "content"];
      const validate = getValidator(...keys, "application/json", "schema");
      return validate(body) ? null : ajv.errorsText(validate.errors);
    },
  };
}
