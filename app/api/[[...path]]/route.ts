import { AppError } from "@/lib/core/errors";
import { publicRoute } from "@/lib/http/route";

const refuseUnknownCall = publicRoute({
  summary: "Refuse unknown call",
  responses: {},
  handle: () => {
    throw new AppError("not_found", "There is no such API call");
  },
});

export {
  refuseUnknownCall as DELETE,
  refuseUnknownCall as GET,
  refuseUnknownCall as PATCH,
  refuseUnknownCall as POST,
  refuseUnknownCall as PUT,
};
