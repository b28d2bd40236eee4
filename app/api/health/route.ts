import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { personal } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";
import { getReadiness } from "@/lib/server/readiness";
import { type Health, healthSchema } from "@/lib/server/health-schema";

/** @throws AppError unavailable, with what is not in order, while requests had better go elsewhere. */
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
      "Whatever its value: asks for the database, its migrations and Redis too; 503 unless database and migrations are in order",
  }),
});

/** The process answers, whatever the database does; with `?ready`, so does what it needs. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    summary: "Check health",
    query: querySchema,
    answers: { 200: { description: "In working order", schema: healthSchema } },
    handle: async ({ query: { ready } }) => {
      if (ready === undefined) return personal({ status: "ok" });
      return personal({ status: "ok", checks: await requireReady() });
    },
  }),
});
