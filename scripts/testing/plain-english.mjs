// @ts-check

// ESLint rules for comments and test titles, and the rule for commit subjects (AGENTS.md).

const DISCOURAGED_START =
  /^(What|Whether|Whoever|Who|Those|That|Of|As|Nothing|Nobody|One|Which|For all)\b/;
const DISCOURAGED =
  /\b(anew|begun|untold|told|nobody|somebody|whoever|whatever|of which|of its own|is said|are said|was said|what is|what was|what are|by then|meanwhile|one's|is none|are none)\b/i;
const PRESENT_TENSE = /^(does not|do not|cannot|never|only|[a-z]+s)\b/;

/** Returns all comments, with consecutive line comments joined. @param {import("eslint").SourceCode} source */
function readComments(source) {
  /** @type {{ text: string, loc: import("eslint").AST.SourceLocation }[]} */
  const comments = [];
  for (const { type, value, loc } of source.getAllComments()) {
    const last = comments.at(-1);
    if (!loc) continue;
    if (type === "Line" && last && last.loc.end.line === loc.start.line - 1) {
      last.text += value;
      last.loc = { start: last.loc.start, end: loc.end };
    } else comments.push({ text: value.replace(/^\*|\n\s*\*/g, " "), loc });
  }
  return comments;
}

/** @type {import("eslint").Rule.RuleModule} */
const comments = {
  meta: { type: "suggestion", schema: [] },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { text, loc } of readComments(sourceCode)) {
        const [match] = DISCOURAGED.exec(text) ?? DISCOURAGED_START.exec(text.trim()) ?? [];
        if (match) report({ loc, message: `Reword the sentence without "${match}".` });
      }
    },
  }),
};

/** @type {import("eslint").Rule.RuleModule} */
const titles = {
  meta: { type: "suggestion", schema: [] },
  create: ({ report }) => ({
    ':matches(CallExpression[callee.name="test"], CallExpression[callee.callee.object.name="test"][callee.callee.property.name="each"])'(
      /** @type {import("eslint").Rule.Node} */ node,
    ) {
      const [title] = node.type === "CallExpression" ? node.arguments : [];
      const text =
        title?.type === "Literal"
          ? String(title.value)
          : title?.type === "TemplateLiteral"
            ? title.quasis.map(({ value }) => value.raw).join("…")
            : undefined;
      if (!title || text === undefined) return;
      const [match] = DISCOURAGED.exec(text) ?? [];
      if (match) report({ node: title, message: `Reword the title without "${match}".` });
      else if (!PRESENT_TENSE.test(text))
        report({ node: title, message: 'Start the title with a verb: "returns 404 for …".' });
    },
  }),
};

export const plainEnglish = { rules: { comments, titles } };

/** Returns why a commit subject is refused, or undefined. @param {string} subject */
export function checkSubject(subject) {
  if (subject.length > 72)
    return `The subject has ${subject.length} characters; the maximum is 72.`;
  if (!/^[\w.,/ -]+: [a-z]/.test(subject))
    return 'Write "area: imperative", such as "cache: serve …".';
  const [match] = DISCOURAGED.exec(subject) ?? [];
  return match && `Reword the subject without "${match}".`;
}
