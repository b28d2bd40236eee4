/** How many slides the home page brings; the carousel loads the others before it comes to them. */
export const SLIDES_AT_ONCE = 12;
