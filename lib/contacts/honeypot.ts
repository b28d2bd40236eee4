/** Browsers and password managers store no value for a field with this name. */
export const honeypotField = "remarks";

/** Keeps 1Password, LastPass, Bitwarden, Proton Pass and Dashlane from filling a field. */
export const unfilledAttributes = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-protonpass-ignore": "true",
  "data-form-type": "other",
};
