const config = {
  "*.{mjs,ts,tsx}": ["prettier --write", "eslint --max-warnings 0 --no-warn-ignored"],
  "!(*.{mjs,ts,tsx})": "prettier --write --ignore-unknown",
};

export default config;
