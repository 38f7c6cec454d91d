import { describe, expect, it } from 'vitest';
import { type ComboColumns, runComboQuery } from './combo-query.ts';
import { parseQuery } from './parse.ts';
import { QueryError } from './query-error.ts';

const byName = new Map<string, number[]>();
/** White 1, blue 2, red 8. Most decks first. */
const columns: ComboColumns = {
  cards: ['heliodsuncrowned\nwalkingballista', 'solring\nwalkingballista\nstaff', 'solring\nwave'],
  byName,
  sizes: [2, 3, 2],
  identities: [1, 8, 2],
  results: ['infinite damage\ninfinite lifegain', 'infinite colored mana', 'draw a card'],
  requires: ['', 'a creature with haste', ''],
  steps: ['remove a counter', '', ''],
  brackets: [4, Number.NaN, 3],
  decks: [20, 10, Number.NaN],
};
for (const [combo, names] of columns.cards.entries())
  for (const name of names.split('\n')) byName.set(name, [...(byName.get(name) ?? []), combo]);
const find = (q: string): number[] => runComboQuery(parseQuery(q), columns).combos;

describe('a query for combos', () => {
  it.each([
    ['', [0, 1, 2]],
    ['walking ballista', [0, 1]],
    ['card:ballista -card:heliod', [1]],
    ['card="Sol Ring"', [1, 2]],
    ['cards:2', [0, 2]],
    ['cards<3 decks>=5', [0]],
    ['cards:"sol ring"', [1, 2]],
    ['id<=wu', [0, 2]],
    ['result:infinite', [0, 1]],
    ['result!=infinite', [2]],
    ['result:"infinite mana"', [1]],
    ['result:"mana infinite"', [1]],
    ['result:"damage lifegain"', []],
    ['"infinite mana"', [1]],
    ['infinite mana', [1]],
    ['♥', []],
    ['!!!', []],
    ['_____', []],
    ['-♥', [0, 1, 2]],
    ['requires:haste or steps:counter', [0, 1]],
    ['bracket<=3', [2]],
    ['bracket:optimized', [0]],
    ['decks<15', [1]],
    ['order:cards', [0, 2, 1]],
    ['order:bracket', [2, 0, 1]],
    ['!"Wave"', [2]],
  ] as const)('%s finds %j', (q, combos) => {
    expect(find(q)).toEqual(combos);
  });

  it.each([
    ['result:nothing', [1, 1, 1]],
    ['-result:nothing', [1, 1, 1]],
    ['result:nothing or cards:9', [1, 1, 1]],
    // Combos 0 and 2 are out by their number of cards; of them the warning has to know.
    ['cards:3 result:nothing', [1, 1, 1]],
    // No warning without a look at the others, as the first passes.
    ['cards:2 result:damage', [1, 0, 1]],
  ] as const)('%s reads the text of each combo once at most', (q, reads) => {
    const counts = [0, 0, 0];
    const results = new Proxy(columns.results, {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d$/.test(key)) counts[Number(key)] = (counts[Number(key)] ?? 0) + 1;
        return Reflect.get(target, key, receiver);
      },
    });
    runComboQuery(parseQuery(q), { ...columns, results });
    expect(counts).toEqual(reads);
  });

  it('warns of a card that no combo has', () => {
    expect(runComboQuery(parseQuery('card:nobody or wave'), columns)).toEqual({
      combos: [2],
      warnings: ['No combo has a card named “nobody”.'],
    });
  });

  it.each([
    ['card:♥', ['“♥” has no letter or digit of a name.']],
    ['result:fire', ['No combo has “fire” in one of its results.']],
    ['requires:"haste vigilance"', ['No combo has “haste vigilance” in what it requires.']],
    ['steps:untap or wave', ['No combo has “untap” in one of its steps.']],
    ['bracket:9', ['No combo matches “bracket:9”; brackets are 1 to 5.']],
    ['bracket:2', ['No combo matches “bracket:2”.']],
    ['cards=1', ['No combo matches “cards=1”.']],
    ['decks>=1000', ['No combo matches “decks>=1000”.']],
    ['id=g', ['No combo matches “id=g”.']],
    [
      'bracket:4 result:mana',
      ['Some combos match each part of the query, but none all of it. Leave a part out.'],
    ],
    [
      'infinite mana',
      ['No combo has cards named “infinite mana”. These are the combos for result:"infinite mana".'],
    ],
    ['a', ['These are combos by the names of cards. By what they do: result:a.']],
    ['wave -result:mana', []],
    // The second part lets none of those pass that the first does, but others have it.
    ['wave result:damage or wave', []],
  ])('%s is answered with %j', (q, warnings) => {
    expect(runComboQuery(parseQuery(q), columns).warnings).toEqual(warnings);
  });

  it('looks a name up without reading the names of every combo', () => {
    const unread = {
      ...columns,
      get cards(): string[] {
        throw new Error('Every combo is read.');
      },
    };
    const { combos, warnings } = runComboQuery(parseQuery('!"Sol Ring" or card:heliod or !"sol"'), unread);
    expect(combos).toEqual([0, 1, 2]);
    expect(warnings).toEqual(['No combo has a card named “sol”.']);
  });

  it.each([
    ['resultt:mana', 'Did you mean “result”?'],
    ['crad:ballista', 'Did you mean “card”? Combos are searched by card, cards,'],
    ['t:creature', '“t” is not a key of combos. Combos are searched by card, cards,'],
    ['""', 'Write the name of a card between the quotation marks.'],
    ['cards<=many', 'is not a number'],
    ['order:luck', 'Sort them by decks, cards, bracket, name.'],
    ['result>mana', 'has no greater or less than'],
    ['-order:decks', 'sorts all results'],
    ['id:purple', 'is no color'],
  ])('%s is refused: %s', (q, message) => {
    expect(() => find(q)).toThrow(QueryError);
    expect(() => find(q)).toThrow(message);
  });
});
