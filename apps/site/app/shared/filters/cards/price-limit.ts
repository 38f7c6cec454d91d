import { PRICE_LIMITS } from './price-limits.ts';

/** A quoted name or value, a bracket, or a word, as the language of card queries separates them. */
const TOKENS =
  /(?:(?<![-!])[-!]+)?(?:(?<![a-z0-9])[a-z][a-z0-9]*(?:[<>!]=|[:=<>]))?(?:"[^"]*"?|'[^']*'(?![^\s()]))|[()]|[^\s()"]+/gi;
const LIMITS: ReadonlyMap<string, number> = new Map(PRICE_LIMITS.map((price) => [`usd<=${price}`, price]));

type Parts = {
  /** The query without a limit, an unfinished “and” or minus before it, and brackets that only a limit needs. */
  rest: string;
  /** Whether the rest has alternatives, which a limit must not split. */
  isEither: boolean;
  limit: number | null;
};

/** The price at the end of a card query up to which it finds cards; null without one. */
export function findPriceLimit(query: string): number | null {
  return split(query).limit;
}

/** The query with another such limit, or without one. */
export function withPriceLimit(query: string, limit: number | null): string {
  const { rest, isEither } = split(query);
  if (limit === null) return rest;
  return `${isEither ? `(${rest})` : rest} usd<=${limit}`.trim();
}

function split(query: string): Parts {
  const scan = scanQuery(query.trim());
  const { tokens, text } = scan;
  if (scan.isEither) return { rest: text, isEither: true, limit: null };
  let limit: number | null = null;
  let end = text.length;
  for (let last = tokens.length - 1; last >= 0; last -= 1) {
    const [token = ''] = tokens[last] ?? [];
    const price = LIMITS.get(token);
    const isNegated = /^-+$/.test(tokens[last - 1]?.[0] ?? '');
    if (price === undefined ? !/^(?:and|-+)$/i.test(token) : isNegated) break;
    if (price !== undefined) limit = Math.min(limit ?? price, price);
    end = tokens[last]?.index ?? 0;
  }
  const rest = text.slice(0, end).trim();
  const inner = rest.startsWith('(') && rest.endsWith(')') ? scanQuery(rest.slice(1, -1).trim()) : null;
  return inner?.isEither ? { rest: inner.text, isEither: true, limit } : { rest, isEither: false, limit };
}

/** The tokens of a query, whose last quote is closed; has it an “or” outside of brackets, all of which are closed? */
function scanQuery(query: string) {
  let tokens = [...query.matchAll(TOKENS)];
  const isOpen = /^[^"']*"[^"]*$/.test(tokens.at(-1)?.[0] ?? '');
  const text = isOpen ? `${query}"` : query;
  if (isOpen) tokens = [...text.matchAll(TOKENS)];
  let depth = 0;
  let isClosed = true;
  let hasOr = false;
  for (const [token] of tokens) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && /^or$/i.test(token)) hasOr = true;
    if (depth < 0) isClosed = false;
  }
  return { tokens, text, isEither: hasOr && isClosed && depth === 0 };
}
