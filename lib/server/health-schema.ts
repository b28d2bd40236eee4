import { z } from "zod";

/** Has `checks` only with `?ready`. */
export const healthSchema = z
  .object({
    status: z.literal("ok"),
    checks: z
      .object({
        database: z.literal("ok"),
        migrations: z.literal("ok"),
        redis: z.enum(["ok", "off", "unreachable"]),
      })
      .optional(),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof healthSchema>;
