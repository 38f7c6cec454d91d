import { EOF, type IRecognitionException, type IToken, tokenMatcher } from 'chevrotain';
import type { QueryNode } from './ast.ts';
import { QueryGrammar } from './grammar.ts';
import { QueryError } from './query-error.ts';
import { tokenSpan } from './read-token.ts';
import { And, CloseBracket, ConditionToken, Minus, OpenBracket, Or, queryLexer } from './tokens.ts';

/** Longer queries are refused. */
export const MAX_QUERY_LENGTH = 1000;
/** Conditions of one query, each of which is worked out for all cards before any is tested. */
const MAX_CONDITIONS = 60;
/** Brackets and minus signs within one another. */
const MAX_DEPTH = 40;

const grammar = new QueryGrammar();

/**
 * Reads a query. Typographic quotation marks count as straight ones.
 * @throws QueryError, and nothing else, with the place of what cannot be read.
 */
export function parseQuery(text: string): QueryNode {
  if (text.length > MAX_QUERY_LENGTH)
    throw new QueryError(`A query has at most ${MAX_QUERY_LENGTH} characters.`, {
      from: MAX_QUERY_LENGTH,
      to: text.length,
    });
  const straight = text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'");
  const { tokens } = queryLexer.tokenize(straight);
  refuseDepth(tokens);
  const oneTooMany = tokens.filter((token) => tokenMatcher(token, ConditionToken))[MAX_CONDITIONS];
  if (oneTooMany)
    throw new QueryError(`A query has at most ${MAX_CONDITIONS} conditions.`, tokenSpan(oneTooMany));
  grammar.input = tokens;
  const node = grammar.query();
  const [error] = grammar.errors;
  if (error) throw explain(error, tokens);
  return node;
}

/** The parser and all readers of a query call themselves once a level. */
function refuseDepth(tokens: readonly IToken[]): void {
  let open = 0;
  let minuses = 0;
  for (const token of tokens) {
    const isMinus = tokenMatcher(token, Minus);
    if (tokenMatcher(token, OpenBracket)) open += 1 + minuses;
    else if (tokenMatcher(token, CloseBracket)) open = Math.max(0, open - 1);
    minuses = isMinus ? minuses + 1 : 0;
    if (open + minuses > MAX_DEPTH) throw new QueryError('Too many nested parentheses.', tokenSpan(token));
  }
}

function explain({ token }: IRecognitionException, tokens: readonly IToken[]): QueryError {
  const last = tokens.at(-1);
  const isEnd = token.tokenType === EOF;
  const here = isEnd ? last : token;
  if (!here) return new QueryError('The query cannot be read.', { from: 0, to: 0 });
  if (!isEnd && tokenMatcher(token, CloseBracket)) {
    const before = tokens[tokens.indexOf(token) - 1];
    if (before && tokenMatcher(before, OpenBracket))
      return new QueryError('There is nothing between these parentheses.', {
        from: tokenSpan(before).from,
        to: tokenSpan(token).to,
      });
    if (!before || !isJoint(before))
      return new QueryError('This parenthesis closes nothing.', tokenSpan(token));
    return missing(before);
  }
  if (isEnd && !isJoint(here)) {
    const open = unclosed(tokens) ?? here;
    return new QueryError('This parenthesis is never closed.', tokenSpan(open));
  }
  return missing(here);
}

function missing(token: IToken): QueryError {
  if (tokenMatcher(token, Minus))
    return new QueryError('Put what you don’t want right after the minus.', tokenSpan(token));
  if (tokenMatcher(token, OpenBracket))
    return new QueryError('This parenthesis is never closed.', tokenSpan(token));
  const word = token.image.toLowerCase();
  return new QueryError(
    `“${word}” goes between two conditions. Put it in quotes to search names.`,
    tokenSpan(token),
  );
}

function isJoint(token: IToken): boolean {
  return [Or, And, Minus, OpenBracket].some((type) => tokenMatcher(token, type));
}

/** The innermost bracket still open at the end. */
function unclosed(tokens: readonly IToken[]): IToken | undefined {
  const open: IToken[] = [];
  for (const token of tokens) {
    if (tokenMatcher(token, OpenBracket)) open.push(token);
    if (tokenMatcher(token, CloseBracket)) open.pop();
  }
  return open.at(-1);
}
