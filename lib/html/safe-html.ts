declare const sanitised: unique symbol;

/** HTML that may be rendered. Only lib/html creates it, from the output of `sanitizeHtml`. */
export type SafeHtml = string & { readonly [sanitised]: true };
