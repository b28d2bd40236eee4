import "server-only";
import { z } from "zod";
import { errorBodySchema } from "@/lib/core/error-schema";
import type { PublicLimit } from "@/lib/rate-limit/rate-limit";

// What a route handler says of its call, for the handler itself and for the OpenAPI document.

export type BodyDefinition<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  /** The most bytes that are read. */
  limit: number;
};

/** An answer that a call gives when all is well. */
export type Answer = {
  description: string;
  /** Of its body; without it there is none. */
  schema?: z.ZodType;
  /** Of its body: JSON, where nothing else is said. */
  mediaType?: string;
  headers?: z.ZodObject;
};

export type Declaration = {
  /** A few words that name the call, each of them once: "List offers". The operationId follows from it. */
  summary: string;
  /** Whether a Bearer token counts: an administrator's, or that of the session that is ended. */
  takesToken?: boolean;
  /** How often one caller may make a public call; none is as often as they like. */
  limit?: PublicLimit;
  query?: z.ZodObject;
  /** By their names as they are written in documents: "If-Match". */
  headers?: z.ZodObject;
  body?: BodyDefinition;
  /** Whether the body comes as a plain form too. */
  takesForm?: boolean;
  /** Whether the body is a file, which the handler reads itself. */
  takesFile?: boolean;
  /** By their status. */
  answers: Record<number, Answer>;
};

/** 200 with a list. `otherwise` is what a call without page and pageSize gets. */
export const listAnswer = (item: z.ZodType, otherwise = "all of it"): Answer => ({
  description: `The list, newest first; ${otherwise} without page and pageSize`,
  schema: z.array(item),
  headers: z.object({ "X-Total-Count": z.string() }),
});

/** 429 of a call that is limited: one with `limit` has it by itself. */
export const tooManyRequests: Answer = {
  description: "Too many attempts: Retry-After says in how many seconds to try again",
  schema: errorBodySchema,
  headers: z.object({ "Retry-After": z.string() }),
};

// Next lets a route file export nothing but handlers.
const declarations = new WeakMap<object, Declaration>();

export function declare<Handler extends object>(
  handler: Handler,
  declaration: Declaration,
): Handler {
  declarations.set(handler, declaration);
  return handler;
}

/** What the handler of a call says of it; undefined for one that only refuses. */
export const declarationOf = (handler: object) => declarations.get(handler);
