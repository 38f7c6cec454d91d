import { type Card, isBasic, isWithin, type ThemeSlug } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from './card-facts.ts';
import { proposeDeck } from './propose-deck.ts';

type Told = Parameters<typeof insightCard>[2] &
  Partial<Pick<Card, 'themes' | 'asks' | 'kindred' | 'keywords'>>;

const card = (
  name: string,
  typeLine: string,
  { themes, asks, kindred, keywords, ...told }: Told = {},
): Card => ({
  ...insightCard(name, typeLine, told),
  ...(themes ? { themes } : {}),
  ...(asks ? { asks } : {}),
  ...(kindred ? { kindred } : {}),
  ...(keywords ? { keywords } : {}),
});

const many = (count: number, name: string, typeLine: string, told: Told = {}): Card[] =>
  Array.from({ length: count }, (_, place) => card(`${name} ${place + 1}`, typeLine, told));

const BASICS = ['Plains W', 'Island U', 'Swamp B', 'Mountain R', 'Forest G', 'Wastes '].map((text) => {
  const [name = '', colors = ''] = text.split(' ');
  return card(name, 'Basic Land', { colors });
});

function propose(cards: readonly Card[], commanders: readonly number[], ranked: readonly number[] = []) {
  const facts = proposalFacts(cards, []);
  const { parts, ...rest } = proposeDeck({
    facts,
    commanders,
    ranked,
    makes: (land) => cards[land]?.colorIdentity ?? 0,
  });
  const named = Object.fromEntries(
    parts.map(({ part, cards: held }) => [
      part,
      held.map(({ card: index, quantity }) =>
        quantity > 1 ? `${quantity} ${cards[index]?.name}` : `${cards[index]?.name}`,
      ),
    ]),
  );
  return { ...rest, parts, named };
}

describe('a proposed deck', () => {
  it('has so many cards of each role, a plan of what the commander asks for, and lands by the formula', () => {
    /*
     * 12 ramp, 12 draw, 12 removal and 5 sweepers are offered; 10, 10, 9 and 3 are taken. All spells cost 2: with the
     * 20 cheap cards that ramp or draw and an average of 2, the formula says 31.42 + 3.13 · 2 − 0.28 · 20 = 32.08, which
     * is raised to 34. So 99 − 34 − 32 = 33 cards of the plan, the 33 that make tokens before all others.
     */
    const cards = [
      card('Leader', 'Legendary Creature', { colors: 'G', asks: { themes: ['tokens'], types: [] } }),
      ...many(12, 'Ramp', 'Sorcery', { colors: 'G', roles: ['ramp'] }),
      ...many(12, 'Draw', 'Sorcery', { colors: 'G', roles: ['draw'] }),
      ...many(12, 'Removal', 'Instant', { colors: 'G', roles: ['removal'] }),
      ...many(5, 'Sweeper', 'Sorcery', { colors: 'G', roles: ['sweeper'] }),
      ...many(50, 'Other', 'Creature', { colors: 'G' }),
      ...many(33, 'Tokens', 'Creature', { colors: 'G', themes: ['tokens'] }),
      ...BASICS,
    ];
    const { named, size, explicit } = propose(cards, [0]);
    expect({ size, explicit }).toEqual({ size: 99, explicit: true });
    expect(named.ramp).toHaveLength(10);
    expect(named.draw).toHaveLength(10);
    expect(named.removal).toHaveLength(9);
    expect(named.sweeper).toHaveLength(3);
    expect(named.plan).toEqual(many(33, 'Tokens', 'Creature').map(({ name }) => name));
    expect(named.lands).toEqual(['34 Forest']);
  });

  it('splits basics by the mana symbols of the cards, and takes lands that make both colors first', () => {
    /*
     * The plan is all there is: 20 spells with two green symbols and 20 with one blue: 40 to 20. With an average of 2 and
     * nothing cheap the formula says 31.42 + 6.26 = 37.68, so 38 lands: 2 duals and 36 basics, 24 Forest and 12 Island.
     */
    const cards = [
      card('Leader', 'Legendary Creature', { colors: 'GU', asks: { themes: ['tokens'], types: [] } }),
      ...many(20, 'Green', 'Creature', { colors: 'G', manaCost: '{G}{G}' }),
      ...many(20, 'Blue', 'Creature', { colors: 'U', manaCost: '{1}{U}' }),
      ...many(2, 'Dual', 'Land', { colors: 'GU', roles: ['fixing-land'] }),
      ...BASICS,
    ];
    expect(propose(cards, [0]).named.lands).toEqual(['Dual 1', 'Dual 2', '12 Island', '24 Forest']);
  });

  it('prefers the creature type that a commander wants to one that it only makes', () => {
    const leader = (text: string): Card =>
      card('Leader', 'Legendary Creature', {
        colors: 'R',
        text,
        asks: { themes: ['flying'], types: ['Goblin'] },
      });
    const rest = [
      ...many(40, 'Goblin', 'Creature — Goblin', { colors: 'R' }),
      ...many(40, 'Flier', 'Creature', { colors: 'R', themes: ['flying'] }),
      ...many(400, 'Other', 'Sorcery', { colors: 'R' }),
      ...BASICS,
    ];
    const first = (text: string) => propose([leader(text), ...rest], [0]).named.plan?.[0];
    expect(first('Other Goblins you control get +1/+1.')).toBe('Goblin 1');
    expect(first('Whenever this attacks, create two 1/1 red Goblin creature tokens.')).toBe('Flier 1');
  });

  it('says if the commander asks for nothing', () => {
    expect(propose([card('Plain', 'Legendary Creature'), ...BASICS], [0]).explicit).toBe(false);
  });

  it('leaves out what a colorless commander and a deck without a creature type cannot use', () => {
    const signet = card('Signet', 'Artifact', {
      text: '{T}: Add one mana of any color in your commander’s color identity.',
    });
    const banner = card('Banner', 'Artifact', { text: 'As this enters, choose a creature type.' });
    const cards = [
      card('Golem', 'Legendary Creature'),
      card('Monk', 'Legendary Creature', { colors: 'W' }),
      signet,
      banner,
    ];
    const spells = (leader: number): string[] => propose(cards, [leader]).named.plan ?? [];
    expect(spells(0)).toEqual([]);
    expect(spells(1)).toEqual(['Golem', 'Signet']);
  });

  it('is legal and the same every time, for any catalog', () => {
    const anyCard = fc
      .record({
        type: fc.constantFrom('Creature — Elf', 'Instant', 'Artifact', 'Land', 'Legendary Creature — Human'),
        colors: fc.subarray(['W', 'U', 'B']),
        manaValue: fc.nat(9),
        legality: fc.constantFrom('legal' as const, 'banned' as const, 'unconfirmed' as const),
        gameChanger: fc.boolean(),
        roles: fc.subarray(['ramp', 'draw', 'removal', 'sweeper', 'fixing-land', 'extra-turn'] as const),
        themes: fc.subarray<ThemeSlug>(['tokens', 'flying']),
      })
      .map(({ type, colors, themes, ...told }) => ({
        type,
        told: { ...told, roles: [...told.roles], colors: colors.join('') },
        themes,
      }));
    fc.assert(
      fc.property(
        fc.array(anyCard, { minLength: 3, maxLength: 160 }),
        fc.boolean(),
        fc.boolean(),
        (some, pair, basic) => {
          const cards = [
            ...some.map(({ type, told, themes }, place) => card(`Card ${place}`, type, { ...told, themes })),
            ...(basic ? BASICS : []),
          ];
          const commanders = pair ? [0, 1] : [0];
          const identity = commanders.reduce((bits, index) => bits | (cards[index]?.colorIdentity ?? 0), 0);
          const made = propose(cards, commanders, [2, 1]);
          expect(propose(cards, commanders, [2, 1])).toEqual(made);
          const lines = made.parts.flatMap((part) => part.cards);
          expect(new Set(lines.map((line) => line.card)).size).toBe(lines.length);
          const size = 100 - commanders.length;
          expect(made.size).toBeLessThanOrEqual(size);
          const spells = cards.filter((each) => each.primaryType !== 'Land').length;
          if (basic && spells > 150) expect(made.size).toBe(size);
          for (const { card: index, quantity } of lines) {
            const each = cards[index] as Card;
            expect(commanders).not.toContain(index);
            expect(isWithin(each.colorIdentity, identity)).toBe(true);
            expect(each.legality).not.toBe('banned');
            expect(each.gameChanger).toBe(false);
            expect(each.roles).not.toContain('extra-turn');
            expect(quantity === 1 || (quantity > 1 && isBasic(each))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
