import type { RecommendedCard, RecsAnswer } from '@deckwright/contract/schemas';
import type { Reason } from '@deckwright/engine/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { adviseDeck } from './advise-deck.ts';
import { type DeckChanges, deckChanges } from './deck-changes.ts';
import type { AdvisedPlan } from './plan/read-deck-plan.ts';
import { readAdvisedDeck } from './read-advised-deck.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

const rec = (slug: string) => ({ slug, url: `/cards/${slug}`, reasons: [] as string[] }) as RecommendedCard;

type Advised = {
  add?: string[];
  cut?: string[];
  mustGo?: RecsAnswer['mustGo'];
  /** By slug. */
  reasons?: Record<string, Reason[]>;
  plan?: AdvisedPlan;
};

async function getChanges(
  commander: string,
  cards: string[],
  { add = [], cut = [], mustGo = [], reasons = {}, plan }: Advised,
): Promise<DeckChanges> {
  const { snapshot } = tiny;
  const deck = await readAdvisedDeck(snapshot, { commanders: [commander], cards }, { mayGuess: false });
  const answer = { inRecs: add.map(rec), outRecs: cut.map(rec), mustGo };
  return deckChanges({ snapshot, imageHost: null }, deck, {
    answer,
    reasons: new Map(
      Object.entries(reasons).map(([slug, found]) => [
        snapshot.resolver.bySlug(slug)?.card ?? -1,
        found.map((reason) => ({ reason, text: `reworded: ${reason.kind}` })),
      ]),
    ),
    testAddition: () => () => true,
    nearShares: null,
    hasDecksLikeIt: false,
    ...(plan ? { plan } : {}),
    reading: { cards: add.map((slug) => snapshot.resolver.bySlug(slug)?.card ?? -1), first: 3 },
  });
}
const adviseCyr = (cards: string[], advised: Advised) => getChanges('Cyr the Lone', cards, advised);

describe('changes to a deck', () => {
  it('groups cards to add by what they do, compared with the commander’s decks', async () => {
    const advice = await adviseCyr(['Sunbeam', '30 Plains'], {
      add: ['wave', 'beacon', 'harbor', 'grand-tide'],
    });
    expect(advice.decks).toBe(4);
    // Of Cyr's four decks three play Beacon, two Wave, one Harbor and one Grand Tide.
    expect(advice.played).toMatchObject({
      wave: { decks: 2, of: 4 },
      beacon: { decks: 3, of: 4 },
      harbor: { decks: 1, of: 4 },
    });
    expect(
      advice.groups.map(({ key, yours, usual, cards, first }) => ({ key, yours, usual, cards, first })),
    ).toEqual([
      { key: 'Instant', yours: 0, usual: 2 / 4, cards: ['wave'], first: 1 },
      // A mana artifact is ramp.
      { key: 'ramp', yours: 0, usual: 3 / 4, cards: ['beacon'], first: 1 },
      // Basic lands count on neither side.
      { key: 'Land', yours: 0, usual: 1 / 4, cards: ['harbor'], first: 1 },
      // The fourth card of three to be read first.
      { key: 'Enchantment', yours: 0, usual: 1 / 4, cards: ['grand-tide'], first: 0 },
    ]);
    // A creature that ramps is counted above; what is left of a type is called the others.
    expect(advice.groups.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Nonbasic lands', 'Other enchantments']),
    );
  });

  it('names what must go, with its picture', async () => {
    const { recommendations } = await adviseDeck(
      { snapshot: tiny.snapshot, imageHost: null },
      { commanders: ['Cyr the Lone'], cards: ['Wave', 'Old Terror', '2 Sprout'] },
      { parts: ['recommendations'] },
    );
    // Cyr is white and blue, Sprout green; Old Terror is colorless.
    const { mustGo } = await adviseCyr([], { mustGo: recommendations.mustGo });
    expect(mustGo).toMatchObject([
      {
        ...{ name: 'Old Terror', url: '/cards/old-terror', reason: 'banned in Commander' },
        picture: { name: 'Old Terror', colorIdentity: [] },
      },
      { name: 'Sprout', url: '/cards/sprout', reason: 'outside your colors', picture: { name: 'Sprout' } },
    ]);
  });

  it('says which cuts are dead whatever comes into the deck, by the reason and not by its sentence', async () => {
    const { dead } = await adviseCyr([], {
      cut: ['sprout', 'harbor', 'beacon', 'wave', 'sunbeam'],
      reasons: {
        // In any position among the reasons.
        sprout: [
          { kind: 'weak-fit', share: 0, decks: 150 },
          { kind: 'dead', why: { kind: 'no-color', color: 'green' } },
        ],
        harbor: [{ kind: 'dead', why: { kind: 'no-mana-of-its-colors' } }],
        // What it looks for may be added yet.
        beacon: [{ kind: 'dead', why: { kind: 'no-target', what: 'equipment' } }],
        wave: [{ kind: 'dead', why: { kind: 'one-color-land' } }],
      },
    });
    expect(dead).toEqual(['/cards/sprout', '/cards/harbor']);
  });

  it('swaps no card that is only to go because the list is too long', async () => {
    const { resolver, cards } = tiny.snapshot;
    const beacon = resolver.find('Beacon');
    const plan = {
      fit: {
        belongs: (card: number) => card === beacon,
        overlap: () => null,
        isJudged: () => true,
        fit: new Float32Array(cards.length),
        reason: () => null,
      },
    } as unknown as AdvisedPlan;
    const swapsWith = async (...reasons: Reason[]) => {
      const { swaps } = await adviseCyr([], {
        ...{ add: ['beacon'], cut: ['lim-duls-lamp'], reasons: { 'lim-duls-lamp': reasons }, plan },
      });
      return swaps.map(({ cut, add, why }) => ({ cut, add, why }));
    };
    const few = { kind: 'weak-fit', share: 0, decks: 150 } as const;
    expect(await swapsWith(few)).toEqual([
      { cut: 'lim-duls-lamp', add: 'beacon', why: 'reworded: weak-fit' },
    ]);
    expect(await swapsWith(few, { kind: 'oversize', cards: 103, surplus: 3 })).toEqual([]);
  });

  it('counts the decks that could run a card also if none does, and nothing if none could', async () => {
    const { played } = await adviseCyr([], { add: ['beacon'], cut: ['bo-the-second', 'sprout'] });
    // None of Cyr’s four decks runs Bo, though all could; Sprout is outside their colors.
    expect(played).toMatchObject({
      beacon: { decks: 3, of: 4 },
      'bo-the-second': { decks: 0, of: 4 },
      sprout: { decks: 0, of: 0, inclusionLow: null },
    });
  });

  it('has no usual count for a commander without decks', async () => {
    const advice = await getChanges('Dun the Unplayed', ['Sprout'], { add: ['sprout'] });
    expect(advice.groups).toEqual([
      { key: 'ramp', label: 'Ramp', yours: 1, usual: null, cards: ['sprout'], first: 1 },
    ]);
    expect(advice.played).toEqual({
      sprout: { decks: 0, of: 0, inclusionLow: null, inclusionHigh: null },
    });
  });
});
