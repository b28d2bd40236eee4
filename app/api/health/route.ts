import { isDatabaseReachable } from "@/lib/data/health";
import { AppError } from "@/lib/errors";
import { personal } from "@/lib/http/reply";
import { publicRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    handle: async () => {
      if (!(await isDatabaseReachable())) {
        throw new AppError("unavailable", "The database cannot be reached");
      }
      return personal({ status: "ok" });
    },
  }),
});
