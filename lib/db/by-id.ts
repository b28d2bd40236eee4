import "server-only";
import { isStorable } from "@/lib/core/fields";

/** Returns a filter that matches no row if PostgreSQL cannot store the id, because a query with such an id fails. */
export const byId = (id: string) => ({ id: isStorable(id) ? id : "" });
