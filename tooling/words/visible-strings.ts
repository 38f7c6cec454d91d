import ts from 'typescript';

/** A text that a visitor may read; `{…}` stands for inserted values. */
export type VisibleString = { file: string; line: number; text: string };

const VISIBLE =
  /^(title|alt|placeholder|aria-label|aria-description|label|hint|words|button|busy|heading|description|text|message|subject|line|what|problem)$/;
/** Errors for programmers. */
const INTERNAL_ERROR = /^(Error|RangeError|TypeError|SyntaxError)$/;

/** Every text of a source file in a position that a visitor sees, or that reads like a sentence. */
export function visibleStrings(file: string, source: string): VisibleString[] {
  if (file.endsWith('.md')) return toLines(file, source);
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: VisibleString[] = [];
  const visit = (node: ts.Node) => {
    const text = toText(node);
    if (text !== null) {
      if (/\p{L}/u.test(text) && isVisible(node, text)) {
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        found.push({ file, line, text });
      }
      if (!ts.isTemplateExpression(node)) return;
    }
    if (!isHidden(node)) ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function toLines(file: string, source: string): VisibleString[] {
  return source
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text: text.trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

function toText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

/**
 * Nothing below it is shown to a visitor: imports, types, attributes such as className, programming errors, lint hints.
 */
function isHidden(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'OperatorHint') return true;
  if (ts.isJsxAttribute(node))
    return /^(className|class|href|to|id|d|viewBox|style)$/.test(node.name.getText());
  return ts.isNewExpression(node) && INTERNAL_ERROR.test(node.expression.getText());
}

function isVisible(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return true;
  if (text.includes('\n') || /^[./#?@]|=>|[{}]$/.test(text.replaceAll('{…}', ''))) return false;
  const name = getPosition(node);
  if (name !== null && VISIBLE.test(name)) return true;
  return /\p{L}[^\s]* +\S/u.test(text) && (/^(\p{Lu}|\{…\})/u.test(text) || /[.!?…:]$/.test(text));
}

/**
 * The attribute or property whose value the text is, through conditions and parentheses; `text` for the content of an
 * element.
 */
function getPosition(node: ts.Node): string | null {
  let from = node;
  let at = node.parent;
  while (
    ts.isJsxExpression(at) ||
    ts.isParenthesizedExpression(at) ||
    (ts.isConditionalExpression(at) && at.condition !== from)
  ) {
    from = at;
    at = at.parent;
  }
  if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) return at.name.getText().replace(/['"]/g, '');
  return ts.isJsxElement(at) || ts.isJsxFragment(at) ? 'text' : null;
}
