import "server-only";
import { isStorable } from "@/lib/core/fields";

/** Returns a filter. An id that PostgreSQL cannot store would make the query fail, so it matches no row. */
export const byId = (id: string) => ({ id: isStorable(id) ? id : "" });
