const noSanitiser = { addHook() {}, sanitize: (html) => html };

export default noSanitiser;
