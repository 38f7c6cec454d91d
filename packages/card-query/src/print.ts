import type { QueryNode } from './ast.ts';

/**
 * The query as text: parsing it gives an equal query. A name or value with both kinds of quotes cannot stand in one.
 */
export function printQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'and':
      return node.parts
        .map((part) => (part.kind === 'or' ? `(${printQuery(part)})` : printQuery(part)))
        .join(' ');
    case 'or':
      return node.parts.map(printQuery).join(' or ');
    case 'not':
      return node.part.kind === 'and' || node.part.kind === 'or'
        ? `-(${printQuery(node.part)})`
        : `-${printQuery(node.part)}`;
    case 'condition':
      return `${node.key}${node.op}${quoted(node.value, /^(?!=)[^\s()"']+$/)}`;
    case 'name':
      return quoted(node.text, PLAIN_WORD);
    case 'exact':
      return `!${quoted(node.text, /^[^\s()"']+$/)}`;
  }
}

/** Neither a sign, nor "or" or "and", nor a condition. */
const PLAIN_WORD = /^(?!(?:or|and)$)(?![-!])(?![a-z][a-z0-9]*(?:!=|[:=<>]))[^\s()"']+$/i;

function quoted(text: string, plain: RegExp): string {
  if (plain.test(text)) return text;
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}
