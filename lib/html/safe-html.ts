declare const sanitised: unique symbol;

/** HTML that may be rendered. Only `sanitizeHtml` makes it. */
export type SafeHtml = string & { readonly [sanitised]: true };
