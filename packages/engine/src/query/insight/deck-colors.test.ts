import { COLORS, parseColorIdentity } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { deckColors } from './deck-colors.ts';
import { parseCosts } from './mana-cost.ts';
import { sourcesNeeded } from './sources-needed.ts';
import type { InsightDeck, InsightLine } from './types.ts';

const land = (name: string, colors: string, quantity: number): InsightLine => ({
  card: insightCard(name, 'Land'),
  quantity,
  makes: parseColorIdentity(colors),
});
const spell = (name: string, manaCost: string, quantity = 1): InsightLine => ({
  card: insightCard(name, 'Instant', { manaCost, manaValue: 2 }),
  quantity,
  makes: 0,
});
const commander = (colors: string): InsightLine => ({
  card: insightCard(`Leader ${colors}`, 'Legendary Creature', { colors, manaCost: '{4}' }),
  quantity: 1,
  makes: 0,
});

describe('costs of a card', () => {
  it.each([
    ['{2}{W}{W}', [{ manaValue: 4, strict: [2, 0, 0, 0, 0] }]],
    ['{X}{R}', [{ manaValue: 1, strict: [0, 0, 0, 1, 0] }]],
    ['{W/U}{2/B}{G/P}', [{ manaValue: 4, strict: [0, 0, 0, 0, 0] }]],
    [
      '{1}{R} // {U}',
      [
        { manaValue: 2, strict: [0, 0, 0, 1, 0] },
        { manaValue: 1, strict: [0, 1, 0, 0, 0] },
      ],
    ],
    ['', []],
  ])('reads %j', (cost, facts) => {
    expect(parseCosts(cost)).toEqual(facts);
  });
});

describe('colors of a deck', () => {
  it('counts the sources of a color, its symbols, and the missing sources', () => {
    // 99 cards with 41 lands and costs of {W}: 19 sources are published (published-sources.fixture.ts), so one is missing.
    const deck = {
      commanders: [commander('W')],
      cards: [land('Field', 'W', 18), land('Cave', '', 23), spell('Ray', '{W}', 58)],
    };
    expect(deckColors(deck)).toEqual([
      { color: 'W', pips: 58, lands: 18, artifacts: 0, others: 0, sources: 18, asked: 19, short: 1 },
    ]);
  });

  it('counts mana artifacts and creatures in part, and other cards not at all', () => {
    /*
     * The same 99 cards with one {W} fewer and 17 lands: a mana artifact is three quarters of a source and a creature
     * half of one, so 17 + 0.75 = 17.75 leaves 1.25 missing, which are 2 sources, and with the creature 0.75, which is 1.
     */
    const rock = insightCard('Rock', 'Artifact', { roles: ['mana-artifact'] });
    const elf = insightCard('Elf', 'Creature');
    const lines = [land('Field', 'W', 17), land('Cave', '', 24), spell('Ray', '{W}', 57)];
    const partly = (part: number, from: number) => ({
      quantity: 1,
      makes: 1,
      sources: [{ makes: 1, part, from }],
    });
    const withRock = [...lines, { card: rock, ...partly(0.75, 3) }];
    const deck = { commanders: [commander('W')], cards: withRock };
    expect(deckColors(deck)[0]).toMatchObject({
      lands: 17,
      artifacts: 1,
      others: 0,
      sources: 17.75,
      short: 2,
    });
    const both = [
      ...lines.slice(0, 2),
      spell('Ray', '{W}', 56),
      { card: rock, ...partly(0.75, 3) },
      { card: elf, ...partly(0.5, 2) },
    ];
    expect(deckColors({ ...deck, cards: both })[0]).toMatchObject({
      artifacts: 1,
      others: 1,
      sources: 18.25,
      short: 1,
    });
    const plain = { card: insightCard('Rock', 'Artifact'), quantity: 1, makes: 0 };
    expect(deckColors({ ...deck, cards: [...lines, plain] })[0]).toMatchObject({
      artifacts: 0,
      sources: 17,
      short: 2,
    });
  });

  it('needs no sources for hybrid symbols or without symbols, and is null without lands', () => {
    const deck = {
      commanders: [commander('WU')],
      cards: [land('Cave', 'W', 3), spell('Either', '{W/U}', 7)],
    };
    expect(deckColors(deck)).toEqual([
      { color: 'W', pips: 7, lands: 3, artifacts: 0, others: 0, sources: 3, asked: 0, short: 0 },
      { color: 'U', pips: 7, lands: 0, artifacts: 0, others: 0, sources: 0, asked: 0, short: 0 },
    ]);
    const landless = deckColors({ commanders: [commander('W')], cards: [spell('Ray', '{W}')] });
    expect(landless).toEqual([
      { color: 'W', pips: 1, lands: 0, artifacts: 0, others: 0, sources: 0, asked: null, short: 0 },
    ]);
  });

  it('agrees with counting symbol by symbol', () => {
    const cost = fc
      .array(fc.constantFrom('{W}', '{U}', '{B}', '{1}', '{2}', '{W/U}', '{X}'), { maxLength: 5 })
      .map((symbols) => symbols.join(''));
    const line = fc.oneof(
      fc
        .record({ cost, quantity: fc.integer({ min: 1, max: 4 }) })
        .map((facts) => ({ ...facts, colors: null })),
      fc
        .record({
          colors: fc.constantFrom('', 'W', 'U', 'WU', 'WUB'),
          quantity: fc.integer({ min: 1, max: 9 }),
        })
        .map((facts) => ({ ...facts, cost: '' })),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const deck: InsightDeck = {
          commanders: [commander('WUB')],
          cards: lines.map(({ colors, cost: manaCost, quantity }, at) =>
            colors === null ? spell(`S${at}`, manaCost, quantity) : land(`L${at}`, colors, quantity),
          ),
        };
        const single = deck.cards.flatMap(({ quantity, ...rest }) =>
          Array.from({ length: quantity }, () => rest),
        );
        const lands = single.filter(({ card }) => card.primaryType === 'Land');
        for (const found of deckColors(deck)) {
          const index = COLORS.indexOf(found.color);
          const sources = lands.filter(({ makes }) => (makes >> index) & 1).length;
          const symbols = single.flatMap(({ card }) =>
            [...card.manaCost.matchAll(/\{([^}]+)\}/g)].map(([, symbol]) => ({
              symbol,
              cost: card.manaCost,
            })),
          );
          const strict = symbols.filter(({ symbol }) => symbol === found.color);
          const needs = strict
            .map(({ cost: whole }) => {
              const turn = [...whole.matchAll(/\{([^}]+)\}/g)].reduce(
                (sum, [, symbol = '']) => sum + (symbol === 'X' ? 0 : Number(symbol) || 1),
                0,
              );
              const pips = whole.split(`{${found.color}}`).length - 1;
              return sourcesNeeded({ library: single.length, lands: lands.length, pips, turn });
            })
            .sort((a, b) => a - b);
          const requested = lands.length === 0 ? null : (needs[Math.ceil(needs.length / 2) - 1] ?? 0);
          expect(found).toEqual({
            color: found.color,
            pips: symbols.filter(({ symbol }) => symbol?.includes(found.color)).length,
            lands: sources,
            artifacts: 0,
            others: 0,
            sources,
            asked: requested,
            short: Math.max(0, (requested ?? 0) - sources),
          });
        }
      }),
    );
  });

  it('leaves out colors outside the color identity of the commanders, which have to go', () => {
    const cards = [spell('Ray', '{W}'), spell('Counterspell', '{U}{U}')];
    expect(deckColors({ commanders: [commander('W')], cards }).map(({ color }) => color)).toEqual(['W']);
    expect(deckColors({ commanders: [], cards }).map(({ color }) => color)).toEqual(['W', 'U']);
  });
});
