/**
 * Hostile HTML by name. What would run calls `ran` with that name, what would load asks for
 * something of elsewhere.example at an address that no picture may have.
 */
export type HostileHtml = Record<string, string>;

export type HostileCase = { name: string; html: string };
