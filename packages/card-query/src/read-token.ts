import type { IToken } from 'chevrotain';
import type { Operator, QueryNode } from './ast.ts';
import { knowsKey } from './keys.ts';
import { QueryError, type QueryPlace } from './query-error.ts';

const SPLIT = /^([a-z][a-z0-9]*)(!=|<=|>=|[:=]|[<>](?!=))(.*)$/is;

export function readCondition(token: IToken): QueryNode {
  const [, key = '', op = ':', written = ''] = SPLIT.exec(token.image) ?? [];
  const place = tokenPlace(token);
  const valuePlace = { from: place.to - written.length, to: place.to };
  const value = unquoted(written, valuePlace);
  return { kind: 'condition', key: key.toLowerCase(), op: op as Operator, value, place, valuePlace };
}

/** "t:" lacks its value; "Protection:" is a word of a name. */
export function readEmptyCondition(token: IToken): QueryNode {
  const [, key = ''] = SPLIT.exec(token.image) ?? [];
  if (!knowsKey(key.toLowerCase())) return readWord(token);
  throw new QueryError(`“${token.image}” needs a value right after it, without a space.`, tokenPlace(token));
}

export function readExact(token: IToken): QueryNode {
  const place = tokenPlace(token);
  const text = unquoted(token.image.slice(1), { from: place.from + 1, to: place.to });
  if (text.trim() === '') throw new QueryError('Write the whole name after the exclamation mark.', place);
  return { kind: 'exact', text, place };
}

export function readQuoted(token: IToken): QueryNode {
  const place = tokenPlace(token);
  return { kind: 'name', text: unquoted(token.image, place), place };
}

export function readWord(token: IToken): QueryNode {
  return { kind: 'name', text: token.image, place: tokenPlace(token) };
}

export function tokenPlace(token: IToken): QueryPlace {
  return { from: token.startOffset, to: token.startOffset + token.image.length };
}

function unquoted(text: string, place: QueryPlace): string {
  const quote = text.charAt(0);
  if (quote !== '"' && !(quote === "'" && text.length > 1 && text.endsWith("'"))) return text;
  if (text.length < 2 || !text.endsWith(quote))
    throw new QueryError('This quotation mark is never closed.', { from: place.from, to: place.from + 1 });
  return text.slice(1, -1);
}
