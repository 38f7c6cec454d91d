import ts from 'typescript';

/** A regular expression of a source, as a literal or put together for `new RegExp`. */
export type FoundRegex = { line: number; source: string; flags: string };

/** Stands for what only a run can tell: a letter that no expression of ours names. */
const UNKNOWN_PART = 'ჟ';

/**
 * All regular expressions of a TypeScript source. Of one that is put together, constants of the same file are filled in;
 * what else it consists of counts as one letter.
 */
export function findRegexes(name: string, text: string): FoundRegex[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const constants = new Map<string, ts.Expression>();
  const built: { node: ts.NewExpression | ts.CallExpression; line: number }[] = [];
  const found: FoundRegex[] = [];
  const getLine = (node: ts.Node): number => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ line: getLine(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isBuilt = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isBuilt && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp')
      built.push({ node, line: getLine(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { node, line } of built) {
    const [source, flags] = node.arguments ?? [];
    found.push({
      line,
      source: source ? toText(source, constants) : '',
      flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
    });
  }
  return found.sort((a, b) => a.line - b.line);
}

function toText(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>, depth = 0): string {
  if (depth > 8) return UNKNOWN_PART;
  const inner = (part: ts.Expression): string => toText(part, constants, depth + 1);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf('/'));
  if (ts.isTaggedTemplateExpression(node)) return getTemplate(node.template, inner, true);
  if (ts.isTemplateExpression(node)) return getTemplate(node, inner, false);
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant ? inner(constant) : UNKNOWN_PART;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return inner(node.left) + inner(node.right);
  // REGEX.source
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return inner(node.expression);
  return UNKNOWN_PART;
}

/** Of `String.raw`, the text as it is written. */
function getTemplate(
  node: ts.TemplateLiteral,
  inner: (part: ts.Expression) => string,
  isRaw: boolean,
): string {
  const written = (part: ts.TemplateLiteralLikeNode): string =>
    isRaw ? (part.rawText ?? part.text) : part.text;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return written(node);
  return node.templateSpans.reduce(
    (text, { expression, literal }) => text + inner(expression) + written(literal),
    written(node.head),
  );
}
