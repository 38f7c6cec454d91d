import { starterCards } from '@deckwright/starter';
import { describe, expect, it } from 'vitest';
import { typeWords } from './columns.ts';
import { parseQuery } from './parse.ts';
import { suggestQuery } from './suggest-query.ts';

const columns = { typeLines: starterCards().map(({ typeLine }) => ` ${typeWords(typeLine)} `) };

describe('the query that plain words describe', () => {
  it.each([
    ['cheap green ramp', 'usd<1 id<=g role:ramp'],
    ['Azorius counterspells', 'id<=azorius role:counterspell'],
    ['black board wipes', 'id<=b role:sweeper'],
    ['legendary elves', 't:legendary t:elf'],
    ['mana rocks', 'role:mana-artifact'],
    ['best white removal spells', 'id<=w role:removal'],
    ['red instants', 'id<=r t:instant'],
  ])('is found for %s', (words, query) => {
    expect(suggestQuery(words, columns)).toBe(query);
    parseQuery(query);
  });

  it.each(['sol ring', 'green', 'elves', 'cheap', 'green thing of the', 'the', ''])(
    'is none for %s',
    (words) => {
      expect(suggestQuery(words, columns)).toBeNull();
    },
  );
});
