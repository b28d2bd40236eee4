import { site } from "@/content/site";
import { readStoredSession } from "@/lib/auth/stored-session";

// Who signs in writes under one name, most of the time.

const signedInName = () => readStoredSession()?.user.username ?? "";

const key = () => `${site.slug}.author.${signedInName()}`;

/** The author's name that was saved last by whoever is signed in here; empty before the first. */
export const usualAuthor = (): string => localStorage.getItem(key()) ?? "";

export const keepUsualAuthor = (name: string): void => localStorage.setItem(key(), name);
