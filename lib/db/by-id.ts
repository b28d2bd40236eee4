import "server-only";
import { isStorable } from "@/lib/core/fields";

/**
 * The filter for the entry of an id. An id comes from an address, where anything can stand:
 * PostgreSQL fails on text that it cannot store, and no entry can have such an id.
 */
export const byId = (id: string) => ({ id: isStorable(id) ? id : "" });
