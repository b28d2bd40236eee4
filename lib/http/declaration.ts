import "server-only";
import { z } from "zod";
import { errorBodySchema } from "@/lib/core/error-schema";
import type { PublicLimit } from "@/lib/rate-limit/rate-limit";

export type BodyDefinition<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  /** In bytes. */
  maxBytes: number;
};

export type ResponseDeclaration = {
  description: string;
  schema?: z.ZodType;
  mediaType?: string;
  headers?: z.ZodObject;
};

export type Declaration = {
  /** Unique, such as "List offers". The operationId derives from it. */
  summary: string;
  acceptsToken?: boolean;
  rateLimit?: PublicLimit;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: BodyDefinition;
  acceptsForm?: boolean;
  acceptsFile?: boolean;
  responses: Record<number, ResponseDeclaration>;
};

/** Describes a list with its total in a header. `unpaged` names what a request without paging returns. */
export const describeListResponse = (
  item: z.ZodType,
  unpaged = "all items",
): ResponseDeclaration => ({
  description: `The list, newest first; without page and pageSize, ${unpaged}`,
  schema: z.array(item),
  headers: z.object({ "X-Total-Count": z.string() }),
});

/** The OpenAPI document adds this response to routes with a `rateLimit`. Other rate-limited routes declare it. */
export const tooManyRequests: ResponseDeclaration = {
  description: "Too many attempts; Retry-After gives the seconds to wait",
  schema: errorBodySchema,
  headers: z.object({ "Retry-After": z.string() }),
};

// Stores the declarations here, because Next does not allow route files to export them.
const declarations = new WeakMap<object, Declaration>();

export function declare<Handler extends object>(
  handler: Handler,
  declaration: Declaration,
): Handler {
  declarations.set(handler, declaration);
  return handler;
}

export const getDeclaration = (handler: object) => declarations.get(handler);
