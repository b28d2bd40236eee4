import { openApiDocument } from "./document";
import { publicRoute, resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: publicRoute({
    summary: "Get OpenAPI document",
    responses: {},
    handle: () => Response.json(openApiDocument()),
  }),
});
