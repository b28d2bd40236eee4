/**
 * The name of a field that no person sees. What fills in everything fills in this too. Browsers and
 * password managers know no such field, and are told to leave it alone.
 */
export const honeypotField = "remarks";

/** Attributes by which 1Password, LastPass, Bitwarden, Proton Pass and Dashlane leave a field alone. */
export const unfilledAttributes = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-protonpass-ignore": "true",
  "data-form-type": "other",
};
