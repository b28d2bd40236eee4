import { AppError } from "@/lib/core/errors";
import { publicRoute } from "@/lib/http/route";

const unknown = publicRoute({
  summary: "Refuse unknown call",
  answers: {},
  handle: () => {
    throw new AppError("not_found", "There is no such call");
  },
});

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
