/** The name of a field that no person sees. What fills in everything fills in this too. */
export const honeypotField = "website";
