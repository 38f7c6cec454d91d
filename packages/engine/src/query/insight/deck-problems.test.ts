import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { copiesAllowed } from './copies-allowed.ts';
import { deckProblems } from './deck-problems.ts';
import type { InsightLine } from './types.ts';

const line = (card: InsightLine['card'], quantity = 1): InsightLine => ({ card, quantity, makes: 0 });
const commander = line(insightCard('Aria', 'Legendary Creature', { colors: 'W' }));
const plains = (quantity: number) => line(insightCard('Plains', 'Basic Land', { colors: 'W' }), quantity);
const getTexts = (cards: InsightLine[], commanders = [commander]) =>
  deckProblems({ commanders, cards }, null).map(({ text }) => text);

describe('problems of a deck', () => {
  it('finds none in one commander and 99 cards of its colors', () => {
    expect(getTexts([plains(98), line(insightCard('Ray', 'Instant', { colors: 'W' }))])).toEqual([]);
  });

  it.each([
    [97, 'The deck has 98 cards, commanders included: 2 short of 100.'],
    [102, 'The deck has 103 cards, commanders included: 3 over 100.'],
  ])('tells of %i cards beside the commander', (copies, text) => {
    expect(getTexts([plains(copies)])).toEqual([text]);
  });

  it('names cards with too many copies, and how many are allowed', () => {
    const dwarves = insightCard('Seven Dwarves', 'Creature', {
      text: 'A deck can have up to seven cards named Seven Dwarves.',
    });
    const cards = [plains(88), line(insightCard('Ray', 'Instant'), 3), line(dwarves, 8)];
    expect(getTexts(cards)).toEqual([
      'Each card but a basic land may be in a deck once: 3 copies of Ray, 8 copies of Seven Dwarves (at most 7).',
    ]);
  });

  it('counts copies of the commander among the cards', () => {
    expect(getTexts([plains(98), line(commander.card)])).toEqual([
      'Each card but a basic land may be in a deck once: 2 copies of Aria.',
    ]);
  });

  it('names cards outside the commanders’ color identity, with the offending colors', () => {
    const cards = [
      plains(97),
      line(insightCard('Bolt', 'Instant', { colors: 'R' })),
      line(insightCard('Charm', 'Instant', { colors: 'WBG' })),
    ];
    expect(getTexts(cards)).toEqual(['Outside the commanders’ colors: Bolt (red), Charm (black, green).']);
    const nobody = 'No commander is chosen: what the deck may hold depends on its colors.';
    expect(getTexts([...cards, plains(1)], [])).toEqual([nobody]);
  });

  it('puts banned cards and illegal commanders first', () => {
    const cards = [plains(98), line(insightCard('Lotus', 'Artifact', { legality: 'banned' }))];
    const problems = deckProblems({ commanders: [commander], cards }, 'Aria cannot be a commander');
    expect(problems.map(({ kind, text }) => [kind, text])).toEqual([
      ['commander', 'Aria cannot be a commander.'],
      ['banned', 'Banned in Commander: Lotus.'],
    ]);
  });

  it('says last why the companion cannot be one, and nothing of one that can', () => {
    const text = 'Companion — Your starting deck contains only cards with even mana values.';
    const companion = { card: insightCard('Fellow', 'Legendary Creature', { text }), words: null };
    // Aria and a spell of the tests cost two, lands nothing.
    const legal = { commanders: [commander], cards: [plains(99)], companion };
    expect(deckProblems(legal, null)).toEqual([]);
    const odd = line(insightCard('Ray', 'Instant', { manaValue: 3, legality: 'banned' }));
    const problems = deckProblems({ ...legal, cards: [plains(98), odd] }, null);
    expect(problems.map(({ kind, cards }) => [kind, cards.map(({ name }) => name)])).toEqual([
      ['banned', ['Ray']],
      ['companion', ['Fellow', 'Ray']],
    ]);
  });

  it('names eight cards and counts the rest', () => {
    const many = Array.from({ length: 10 }, (_, at) =>
      line(insightCard(`R${at}`, 'Instant', { colors: 'R' })),
    );
    expect(getTexts([plains(89), ...many])).toEqual([
      'Outside the commanders’ colors: R0 (red), R1 (red), R2 (red), R3 (red), R4 (red), R5 (red), R6 (red), R7 (red) and 2 more.',
    ]);
    expect(
      deckProblems({ commanders: [commander], cards: [plains(89), ...many] }, null)[0]?.cards,
    ).toHaveLength(10);
  });

  it('reports copies exactly if a card has too many', () => {
    const facts = fc.array(fc.record({ basic: fc.boolean(), quantity: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(facts, (lines) => {
        const cards = lines.map(({ basic, quantity }, at) =>
          line(insightCard(`C${at}`, basic ? 'Basic Land' : 'Instant'), quantity),
        );
        const over = lines.flatMap(({ basic, quantity }, at) => (!basic && quantity > 1 ? [`C${at}`] : []));
        const problem = deckProblems({ commanders: [], cards }, null).find(({ kind }) => kind === 'copies');
        expect((problem?.cards ?? []).map(({ name }) => name)).toEqual(over);
      }),
    );
  });
});

describe('copies allowed', () => {
  it.each([
    ['Basic Snow Land', '', null, Number.POSITIVE_INFINITY],
    ['Creature', 'A deck can have any number of cards named Rat.', null, Number.POSITIVE_INFINITY],
    ['Creature', 'A deck can have up to nine cards named Wraith.', null, 9],
    ['Creature', '', 'Any number allowed, each pumping the rest.', Number.POSITIVE_INFINITY],
    ['Creature', 'Any number of target creatures gain flying.', null, 1],
    ['Land', '', null, 1],
  ])('of %s with %j', (type, text, summary, most) => {
    expect(copiesAllowed(insightCard('It', type, { text, summary }))).toBe(most);
  });
});
