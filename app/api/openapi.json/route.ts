import { getOpenApiDocument } from "./document";
import { publicRoute, defineResource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = defineResource({
  GET: publicRoute({
    summary: "Get OpenAPI document",
    responses: {},
    handle: () => Response.json(getOpenApiDocument()),
  }),
});
