import { buildNameIndex, loadNameIndex } from '@deckwright/search';
import { expect, it } from 'vitest';
import { namedCards } from './named-cards.ts';

/** Each name with its decks in the 99; the first has more as commander. */
function named(text: string, cards: readonly [name: string, decks: number][], leading = 0): string[] {
  const entries = cards.map(([label, weight], ref) => ({ label, keys: [label], weight, kind: 0, ref }));
  const index = (of: typeof entries) => loadNameIndex(buildNameIndex(of));
  const typeahead = { cards: index(entries), nicknames: index([]) };
  const snapshot = {
    typeahead,
    overview: { cardDecks: Uint32Array.from(cards, ([, decks]) => decks) },
    commanders: { decksWithCommander: (card: number) => (card === 0 ? leading : 0) },
  } as unknown as Parameters<typeof namedCards>[0];
  return namedCards(snapshot, text, 10).map(({ label }) => label);
}

it('puts a name near the text before one that contains it if more decks play it', () => {
  expect(
    named('kinan', [
      ['Kinnan, Bonder', 90],
      ['Okina Nightwatch', 5],
    ]),
  ).toEqual(['Kinnan, Bonder', 'Okina Nightwatch']);
  // In the 99 alone it would be behind.
  expect(
    named(
      'kinan',
      [
        ['Kinnan, Bonder', 2],
        ['Okina Nightwatch', 5],
      ],
      4,
    ),
  ).toEqual(['Kinnan, Bonder', 'Okina Nightwatch']);
});

it('puts names that contain the text first otherwise', () => {
  expect(
    named('mancy', [
      ['Many Partings', 3],
      ['Necromancy', 70],
      ['Geomancy', 1],
    ]),
  ).toEqual(['Necromancy', 'Geomancy', 'Many Partings']);
});

it('compares more than it gives, so that a short list begins like a long one', () => {
  // “Bog” is a whole word one letter away, and fifty of them would fill the ten.
  const near = Array.from({ length: 50 }, (_, at): [string, number] => [`Bog ${at}`, 1]);
  expect(named('borg', [['Urborg', 5], ...near])[0]).toBe('Urborg');
});
