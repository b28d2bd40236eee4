import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { personalResponse } from "@/lib/http/responses";
import { publicRoute, defineResource } from "@/lib/http/route";
import { getReadiness } from "@/lib/server/readiness";
import { type Health, healthSchema } from "@/lib/server/health-schema";

/** Returns the checks. @throws AppError unavailable, with the failed checks, if database or migrations are not ready */
async function requireReady(): Promise<Health["checks"]> {
  const { database, migrations, redis } = await getReadiness();
  if (database === "ok" && migrations === "ok") return { database, migrations, redis };
  throw new AppError("unavailable", "Not ready", {
    ...(database !== "ok" && { database }),
    ...(migrations !== "ok" && { migrations }),
  });
}

const querySchema = z.object({
  ready: z.string().optional().meta({
    description:
      "With any value, also checks the database, its migrations and Redis. Returns 503 unless database and migrations are ready",
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: publicRoute({
    summary: "Check health",
    query: querySchema,
    responses: { 200: { description: "Healthy", schema: healthSchema } },
    handle: async ({ query: { ready } }) => {
      if (ready === undefined) return personalResponse({ status: "ok" });
      return personalResponse({ status: "ok", checks: await requireReady() });
    },
  }),
});
