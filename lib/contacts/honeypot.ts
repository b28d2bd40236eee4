/** The name of the hidden field that bots fill. Browsers and password managers store nothing for it. */
export const honeypotField = "remarks";

/** Attributes by which 1Password, LastPass, Bitwarden, Proton Pass and Dashlane leave a field alone. */
export const unfilledAttributes = {
  "data-1p-ignore": "true",
  "data-lpignore": "true",
  "data-bwignore": "true",
  "data-protonpass-ignore": "true",
  "data-form-type": "other",
};
