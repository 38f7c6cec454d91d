import { type Card, isBasic, isWithin, type ThemeSlug } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from './card-facts.ts';
import { proposeDeck } from './propose-deck.ts';

type TestFacts = Parameters<typeof insightCard>[2] &
  Partial<Pick<Card, 'themes' | 'asks' | 'kindred' | 'keywords'>>;

const card = (
  name: string,
  typeLine: string,
  { themes, asks, kindred, keywords, ...told }: TestFacts = {},
): Card => ({
  ...insightCard(name, typeLine, told),
  ...(themes ? { themes } : {}),
  ...(asks ? { asks } : {}),
  ...(kindred ? { kindred } : {}),
  ...(keywords ? { keywords } : {}),
});

const many = (count: number, name: string, typeLine: string, facts: TestFacts = {}): Card[] =>
  Array.from({ length: count }, (_, index) => card(`${name} ${index + 1}`, typeLine, facts));

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
    parts.map(({ part, cards: included }) => [
      part,
      included.map(({ card: index, quantity }) =>
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
    const commander = (text: string): Card =>
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
    const first = (text: string) => propose([commander(text), ...rest], [0]).named.plan?.[0];
    expect(first('Other Goblins you control get +1/+1.')).toBe('Goblin 1');
    expect(first('Whenever this attacks, create two 1/1 red Goblin creature tokens.')).toBe('Flier 1');
  });

  it('takes cards of a kind that the commander names', () => {
    const cards = [
      card('Leader', 'Legendary Creature', {
        colors: 'W',
        text: 'When Leader enters, search your library for an enchantment card with mana value 3 or less.',
      }),
      ...many(300, 'Other', 'Creature', { colors: 'W' }),
      ...many(2, 'Large', 'Enchantment', { colors: 'W', manaValue: 4 }),
      ...many(2, 'Small', 'Enchantment', { colors: 'W', manaValue: 3 }),
      ...BASICS,
    ];
    const { parts, explicit } = propose(cards, [0]);
    const [plan] = parts;
    expect(explicit).toBe(true);
    expect(plan?.cards.slice(0, 3).map(({ card: index }) => cards[index]?.name)).toEqual([
      'Small 1',
      'Small 2',
      'Other 1',
    ]);
    expect(plan?.cards[0]?.requested.kinds.map(({ one }) => one)).toEqual([
      'enchantment with mana value 3 or less',
    ]);
  });

  it('takes no other attackers for a commander that attacks itself', () => {
    const rest = [
      ...many(5, 'Attacker', 'Creature', { colors: 'R', themes: ['attack-triggers'] }),
      ...many(5, 'Flier', 'Creature', { colors: 'R', themes: ['flying'] }),
      ...many(300, 'Other', 'Sorcery', { colors: 'R' }),
      ...BASICS,
    ];
    const first = (text: string) =>
      propose(
        [
          card('Leader', 'Legendary Creature', {
            colors: 'R',
            text,
            asks: { themes: ['attack-triggers', 'flying'], types: [] },
          }),
          ...rest,
        ],
        [0],
      ).named.plan?.[0];
    // Both themes are as rare; of equals the lower position comes first.
    expect(first('Whenever a creature you control attacks, it gains flying.')).toBe('Attacker 1');
    expect(first('Whenever Leader attacks, draw a card.')).toBe('Flier 1');
  });

  it('takes some cards for what the commander needs, not more', () => {
    // A commander that makes creature tokens: five of the ten rewards for creatures that enter come first.
    const cards = [
      card('Leader', 'Legendary Creature', {
        colors: 'R',
        text: 'At the beginning of combat, create a 1/1 creature token.',
      }),
      ...many(300, 'Other', 'Creature', { colors: 'R' }),
      ...many(10, 'Reward', 'Enchantment', {
        colors: 'R',
        text: 'Whenever a creature you control enters, draw a card.',
      }),
      ...BASICS,
    ];
    const plan = propose(cards, [0]).named.plan ?? [];
    expect(plan.slice(0, 6)).toEqual(['Reward 1', 'Reward 2', 'Reward 3', 'Reward 4', 'Reward 5', 'Other 1']);
    expect(plan.filter((name) => name.startsWith('Reward'))).toHaveLength(5);
  });

  it('takes a land that gets the commander out of the command zone, if it has to', () => {
    const beacon = card('Beacon', 'Land', {
      text: '{T}, Sacrifice Beacon: Put your commander into your hand from the command zone.',
    });
    const cards = [
      card('Leader', 'Legendary Creature', {
        colors: 'B',
        text: 'You may cast Leader from your graveyard, but not from anywhere else.',
      }),
      card('Other', 'Legendary Creature', { colors: 'B' }),
      ...many(60, 'Spell', 'Sorcery', { colors: 'B' }),
      ...many(20, 'Land', 'Land', {}),
      beacon,
      ...BASICS,
    ];
    const lands = (commander: number) => propose(cards, [commander]).named.lands;
    expect(lands(0)?.[0]).toBe('Beacon');
    expect(lands(1)).not.toContain('Beacon');
  });

  it('passes over cards for other creature types', () => {
    const cards = [
      card('Leader', 'Legendary Creature', { colors: 'R', asks: { themes: ['tokens'], types: ['Goblin'] } }),
      card('Lord', 'Creature', { colors: 'R', text: 'Elves you control get +1/+1.', kindred: ['Elf'] }),
      ...many(300, 'Spell', 'Creature', { colors: 'R' }),
      ...BASICS,
    ];
    expect(propose(cards, [0]).named.plan).not.toContain('Lord');
    const forElves = cards.with(
      0,
      card('Leader', 'Legendary Creature', { colors: 'R', asks: { themes: [], types: ['Elf'] } }),
    );
    expect(propose(forElves, [0]).named.plan?.[0]).toBe('Lord');
  });

  it('minds mana values less if the commander puts cards onto the battlefield', () => {
    // Of ten large creatures, six fit into a deck that pays for them.
    const rest = [
      ...many(10, 'Large', 'Creature — Demon', { colors: 'B', manaValue: 8 }),
      ...many(300, 'Small', 'Creature', { colors: 'B', manaValue: 2 }),
      ...BASICS,
    ];
    const large = (text: string): number =>
      propose(
        [
          card('Leader', 'Legendary Creature', { colors: 'B', text, asks: { themes: [], types: ['Demon'] } }),
          ...rest,
        ],
        [0],
      ).named.plan?.filter((name) => name.startsWith('Large')).length ?? 0;
    expect(large('Demons you control have flying.')).toBe(6);
    expect(large('Put a Demon card from your hand onto the battlefield.')).toBe(10);
  });

  it('asks for no walls if it rewards attackers', () => {
    const rest = [
      ...many(5, 'Wall', 'Enchantment', { colors: 'W', themes: ['pillow-fort'] }),
      ...many(5, 'Attacker', 'Creature', { colors: 'W', themes: ['attack-triggers'] }),
      ...many(300, 'Other', 'Sorcery', { colors: 'W' }),
      ...BASICS,
    ];
    const first = (tags: string[]) => {
      const commander = card('Leader', 'Legendary Creature', {
        colors: 'W',
        asks: { themes: ['attack-triggers', 'pillow-fort'], types: [] },
      });
      return propose([{ ...commander, tags }, ...rest], [0]).named.plan?.[0];
    };
    // Both themes are as rare; of equals the lower position comes first.
    expect(first([])).toBe('Wall 1');
    expect(first(['synergy-attacker'])).toBe('Attacker 1');
  });

  it('leads its own kind if it asks for little', () => {
    const cards = [
      card('Leader', 'Legendary Creature — Dragon', { colors: 'R' }),
      ...many(300, 'Other', 'Creature', { colors: 'R' }),
      card('Dragon', 'Creature — Dragon', { colors: 'R' }),
      ...BASICS,
    ];
    const { named, explicit } = propose(cards, [0]);
    expect([explicit, named.plan?.[0]]).toEqual([false, 'Dragon']);
  });

  it('says if the commander asks for nothing', () => {
    expect(propose([card('Plain', 'Legendary Creature'), ...BASICS], [0]).explicit).toBe(false);
  });

  it('leaves out what a colorless commander and a deck without a creature type cannot use', () => {
    const signet = card('Signet', 'Artifact', {
      text: '{T}: Add one mana of any color in your commander’s color identity.',
    });
    const banner = card('Banner', 'Artifact', { text: 'As this enters, choose a creature type.' });
    const coat = card('Coat', 'Artifact', {
      text: 'Each creature gets +1/+1 for each other creature that shares at least one creature type with it.',
    });
    const cards = [
      card('Golem', 'Legendary Creature'),
      card('Monk', 'Legendary Creature', { colors: 'W' }),
      signet,
      banner,
      coat,
    ];
    const spells = (commander: number): string[] => propose(cards, [commander]).named.plan ?? [];
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
            ...some.map(({ type, told, themes }, index) => card(`Card ${index}`, type, { ...told, themes })),
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
            const each = cards[index]!;
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
