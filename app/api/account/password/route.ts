import { requireSession } from "@/lib/auth/guards";
import { passwordChangeSchema } from "@/lib/auth/schema";
import { changePassword, getAdminByCredentials } from "@/lib/auth/users";
import { AppError } from "@/lib/core/errors";
import { SMALL_LIMIT } from "@/lib/http/body";
import { tooManyRequests } from "@/lib/http/declaration";
import { done } from "@/lib/http/reply";
import { adminRoute, resource } from "@/lib/http/route";
import { consume, reset, type Use } from "@/lib/rate-limit/rate-limit";

const WRONG = "This is not your present password";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: adminRoute({
    body: { schema: passwordChangeSchema, limit: SMALL_LIMIT },
    answers: {
      204: { description: "Changed; the caller’s other sessions have ended" },
      429: tooManyRequests,
    },
    handle: async ({ request, actor, input: { password, newPassword } }) => {
      const { username, ip } = actor;
      const session = await requireSession(request);
      const tries: Use[] = [{ limit: "device", who: session.id }];
      await consume(tries);
      const user = await getAdminByCredentials({ username, password }, ip);
      if (user === null) throw new AppError("invalid", WRONG, { password: WRONG });
      await reset(tries);
      await changePassword(
        { username, password: newPassword },
        { actor, field: "newPassword", keptSession: session.id },
      );
      return done();
    },
  }),
});
