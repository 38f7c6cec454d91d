import type { IToken } from 'chevrotain';
import type { Operator, QueryNode } from './ast.ts';
import { knowsKey } from './keys.ts';
import { QueryError, type QuerySpan } from './query-error.ts';

const SPLIT = /^([a-z][a-z0-9]*)(!=|<=|>=|[:=]|[<>](?!=))(.*)$/is;

export function readCondition(token: IToken): QueryNode {
  const [, key = '', op = ':', written = ''] = SPLIT.exec(token.image) ?? [];
  const span = tokenSpan(token);
  const valueSpan = { from: span.to - written.length, to: span.to };
  const value = unquoted(written, valueSpan);
  return { kind: 'condition', key: key.toLowerCase(), op: op as Operator, value, span, valueSpan };
}

/** "t:" lacks its value; "Protection:" is a word of a name. */
export function readEmptyCondition(token: IToken): QueryNode {
  const [, key = ''] = SPLIT.exec(token.image) ?? [];
  if (!knowsKey(key.toLowerCase())) return readWord(token);
  throw new QueryError(`“${token.image}” needs a value right after it, without a space.`, tokenSpan(token));
}

export function readExact(token: IToken): QueryNode {
  const span = tokenSpan(token);
  const text = unquoted(token.image.slice(1), { from: span.from + 1, to: span.to });
  if (text.trim() === '') throw new QueryError('Write the whole name after the exclamation mark.', span);
  return { kind: 'exact', text, span };
}

export function readQuoted(token: IToken): QueryNode {
  const span = tokenSpan(token);
  return { kind: 'name', text: unquoted(token.image, span), span };
}

export function readWord(token: IToken): QueryNode {
  return { kind: 'name', text: token.image, span: tokenSpan(token) };
}

export function tokenSpan(token: IToken): QuerySpan {
  return { from: token.startOffset, to: token.startOffset + token.image.length };
}

function unquoted(text: string, span: QuerySpan): string {
  const quote = text.charAt(0);
  if (quote !== '"' && !(quote === "'" && text.length > 1 && text.endsWith("'"))) return text;
  if (text.length < 2 || !text.endsWith(quote))
    throw new QueryError('This quotation mark is never closed.', { from: span.from, to: span.from + 1 });
  return text.slice(1, -1);
}
