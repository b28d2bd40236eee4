import { AppError } from "@/lib/core/errors";
import { personal } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";
import { getReadiness } from "@/lib/server/readiness";
import type { Health } from "@/lib/server/health-schema";

/** @throws AppError unavailable, with what is not in order, while requests had better go elsewhere. */
async function requireReady(): Promise<Health["checks"]> {
  const { database, migrations, redis } = await getReadiness();
  if (database === "ok" && migrations === "ok") return { database, migrations, redis };
  throw new AppError("unavailable", "Not ready", {
    ...(database !== "ok" && { database }),
    ...(migrations !== "ok" && { migrations }),
  });
}

/** The process answers, whatever the database does; with `?ready`, so does what it needs. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async ({ request }) => {
      if (!request.nextUrl.searchParams.has("ready")) return personal({ status: "ok" });
      return personal({ status: "ok", checks: await requireReady() });
    },
  }),
});
