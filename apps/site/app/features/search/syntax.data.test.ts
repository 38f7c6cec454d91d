import { buildCardColumns, type CardColumns, parseQuery, QueryError, runQuery } from '@deckwright/card-query';
import { starterCards } from '@deckwright/starter';
import { describe, expect, it } from 'vitest';
import { SYNTAX } from './syntax.data.ts';

const CARDS = starterCards();

function openColumns(): CardColumns {
  const none = CARDS.map(() => 0);
  const steps = buildCardColumns(CARDS, { decks: none, potential: none, asCommander: none, records: null });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const columns = openColumns();

describe('the examples of the syntax help', () => {
  const examples = SYNTAX.flatMap(({ lines }) => lines.flatMap((line) => line.examples));
  it.each(examples)('%s is valid', (example) => {
    try {
      runQuery(parseQuery(example), columns);
    } catch (error) {
      // Commanders are resolved by the site; everything before that was parsed.
      expect(error).toBeInstanceOf(QueryError);
      expect((error as QueryError).message).toContain('No commander here is called');
    }
  });
});
