/** A field name that browsers and password managers do not recognise, so that they leave the field empty. */
export const honeypotField = "remarks";

/** Keeps 1Password, LastPass, Bitwarden, Proton Pass and Dashlane from filling a field. */
export const noAutofillAttributes = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-protonpass-ignore": "true",
  "data-form-type": "other",
};
