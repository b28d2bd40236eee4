import { AppError } from "@/lib/core/errors";
import { publicRoute } from "@/lib/http/route";

const unknownCall = publicRoute({
  summary: "Refuse unknown call",
  responses: {},
  handle: () => {
    throw new AppError("not_found", "There is no such API call");
  },
});

export {
  unknownCall as DELETE,
  unknownCall as GET,
  unknownCall as PATCH,
  unknownCall as POST,
  unknownCall as PUT,
};
