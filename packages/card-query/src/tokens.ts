import { createToken, Lexer } from 'chevrotain';

/*
 * One token is one word as a player sees it: a whole condition (key, operator, value), a name word, a quoted name.
 * A value is quoted or runs to the next blank, bracket or quote. An open quote runs to the end and is refused later,
 * where its place is known.
 */
const QUOTED = String.raw`"[^"]*"?|'[^']*'(?![^\s()])`;
const CONDITION = new RegExp(
  String.raw`[a-z][a-z0-9]*(?:!=|<=|>=|[:=]|[<>](?!=))(?:${QUOTED}|[^\s()"]+)`,
  'i',
);
/** Behind a key that ends in nothing; "Protection:" is a name's word all the same. */
const EMPTY_CONDITION = /[a-z][a-z0-9]*(?:!=|<=|>=|[:=]|[<>](?!=))(?![^\s()])/i;

const Blank = createToken({ name: 'Blank', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true });
export const OpenBracket = createToken({ name: 'OpenBracket', pattern: '(' });
export const CloseBracket = createToken({ name: 'CloseBracket', pattern: ')' });
export const Or = createToken({ name: 'Or', pattern: /or(?![^\s()"])/i });
export const And = createToken({ name: 'And', pattern: /and(?![^\s()"])/i });
export const Minus = createToken({ name: 'Minus', pattern: '-' });
export const Exact = createToken({
  name: 'Exact',
  pattern: new RegExp(String.raw`!(?:${QUOTED}|[^\s()"]+)`),
  line_breaks: true,
});
export const ConditionToken = createToken({ name: 'Condition', pattern: CONDITION, line_breaks: true });
export const EmptyCondition = createToken({ name: 'EmptyCondition', pattern: EMPTY_CONDITION });
export const Quoted = createToken({ name: 'Quoted', pattern: new RegExp(QUOTED), line_breaks: true });
export const Word = createToken({ name: 'Word', pattern: /[^\s()"]+/, line_breaks: false });

export const TOKENS = [
  Blank,
  OpenBracket,
  CloseBracket,
  Or,
  And,
  Minus,
  Exact,
  ConditionToken,
  EmptyCondition,
  Quoted,
  Word,
];

export const queryLexer = new Lexer(TOKENS, { positionTracking: 'onlyOffset' });
