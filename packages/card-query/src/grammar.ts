import { EmbeddedActionsParser, type IToken, type ParserMethod } from 'chevrotain';
import type { QueryNode } from './ast.ts';
import { readCondition, readEmptyCondition, readExact, readQuoted, readWord } from './read-token.ts';
import {
  And,
  CloseBracket,
  ConditionToken,
  EmptyCondition,
  Exact,
  Minus,
  OpenBracket,
  Or,
  Quoted,
  TOKENS,
  Word,
} from './tokens.ts';

const NOTHING: QueryNode = { kind: 'and', parts: [] };

/*
 *   query := either?
 *   either := every ( "or" every )*
 *   every := term ( "and"? term )*
 *   term := "-" term | "(" either ")" | condition | name
 */
export class QueryGrammar extends EmbeddedActionsParser {
  constructor() {
    super(TOKENS, { maxLookahead: 1, recoveryEnabled: false });
    this.performSelfAnalysis();
  }

  readonly query: ParserMethod<[], QueryNode> = this.RULE('query', () => {
    let node = NOTHING;
    this.OPTION(() => {
      node = this.SUBRULE(this.either);
    });
    return node;
  });

  private readonly either: ParserMethod<[], QueryNode> = this.RULE('either', () => {
    const parts = [this.SUBRULE(this.every)];
    this.MANY(() => {
      this.CONSUME(Or);
      parts.push(this.SUBRULE2(this.every));
    });
    return this.ACTION(() => joined('or', parts));
  });

  private readonly every: ParserMethod<[], QueryNode> = this.RULE('every', () => {
    const parts = [this.SUBRULE(this.term)];
    this.MANY(() => {
      this.OPTION(() => this.CONSUME(And));
      parts.push(this.SUBRULE2(this.term));
    });
    return this.ACTION(() => joined('and', parts));
  });

  private readonly term: ParserMethod<[], QueryNode> = this.RULE('term', () =>
    this.OR([
      { ALT: () => this.SUBRULE(this.negated) },
      { ALT: () => this.SUBRULE(this.bracket) },
      { ALT: () => this.#leaf(this.CONSUME(ConditionToken), readCondition) },
      { ALT: () => this.#leaf(this.CONSUME(EmptyCondition), readEmptyCondition) },
      { ALT: () => this.#leaf(this.CONSUME(Exact), readExact) },
      { ALT: () => this.#leaf(this.CONSUME(Quoted), readQuoted) },
      { ALT: () => this.#leaf(this.CONSUME(Word), readWord) },
    ]),
  );

  private readonly negated: ParserMethod<[], QueryNode> = this.RULE('negated', () => {
    this.CONSUME(Minus);
    const part = this.SUBRULE(this.term);
    return { kind: 'not', part } as const;
  });

  private readonly bracket: ParserMethod<[], QueryNode> = this.RULE('bracket', () => {
    this.CONSUME(OpenBracket);
    const node = this.SUBRULE(this.either);
    this.CONSUME(CloseBracket);
    return node;
  });

  /** While the library records the grammar, tokens are made up and no reader may look at them. */
  #leaf(token: IToken, read: (token: IToken) => QueryNode): QueryNode {
    return this.ACTION(() => read(token)) ?? NOTHING;
  }
}

/** Nested lists of one kind become one, so that a query has one form. */
function joined(kind: 'and' | 'or', parts: readonly QueryNode[]): QueryNode {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind, parts: flat };
}
