import { z } from "zod";

/** That the process answers; with `?ready` also how what it needs is doing. */
export const healthSchema = z
  .object({
    status: z.literal("ok"),
    checks: z
      .object({
        database: z.literal("ok"),
        migrations: z.literal("ok"),
        /** Without it each instance goes on by itself. */
        redis: z.enum(["ok", "off", "away"]),
      })
      .optional(),
  })
  .meta({ id: "Health" });

export type Health = z.infer<typeof healthSchema>;
