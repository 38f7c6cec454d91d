import type { CardStat, PreconAdvice } from '@deckwright/engine/query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskEngine } from '../engine/engine-calls.ts';
import { preconBySlug } from '../list/precon-groups.ts';
import { openTiny, type TinySnapshot } from '../testing/tiny-snapshot.ts';
import { preconFaces, preconPage } from './precon-page.ts';

let test: TinySnapshot;
beforeAll(async () => {
  test = await openTiny();
}, 60_000);
afterAll(() => test.close());

function stat(name: string, numDecks: number, potentialDecks: number): CardStat {
  return {
    card: test.snapshot.resolver.find(name) ?? -1,
    numDecks,
    potentialDecks,
    effectiveDecks: potentialDecks,
    inclusion: numDecks / potentialDecks,
    synergy: null,
    synergyRaw: null,
    lift: null,
    liftRaw: null,
    trend: null,
    trendChance: null,
    trendMark: null,
  };
}

type Ask = (name: string, input: unknown) => Promise<unknown>;

/** The page of First Steps (Cyr at 5 dollars and Beacon at 1) where the engine answers so. */
async function pageWith(answers: Record<string, unknown>) {
  const ask = (async (name, input) =>
    answers[name] ?? (test.snapshot.ask as Ask)(name, input)) satisfies Ask as unknown as AskEngine;
  const context = { snapshot: { ...test.snapshot, ask }, imageHost: null };
  const found = preconBySlug(context.snapshot, 'first-steps');
  if (!found) throw new Error('no First Steps');
  const [face] = preconFaces(context, found.known);
  return preconPage(context, found, face ?? null);
}

const getCard = (name: string): number => test.snapshot.resolver.find(name) ?? -1;

describe('the advice of a precon page', () => {
  const advice = (beaconDecks: number): PreconAdvice => ({
    decks: 1200,
    cardsToAdd: [stat('Wave', 768, 1200), stat('Sunbeam', 200, 1000)],
    landsToAdd: [stat('Harbor', 600, 1200)],
    cardsToCut: [stat('Beacon', beaconDecks, 1200)],
    landsToCut: [],
  });

  it('names each card with its number', async () => {
    const page = await pageWith({ preconAdvice: advice(12) });
    const lists = page.lists.map(({ kind, cards }) => [
      kind,
      cards.map(({ name, label }) => `${name} ${label}`),
    ]);
    expect(lists).toEqual([
      ['cardstoadd', ['Wave in 64% of 1.2K decks', 'Sunbeam in 20% of 1K decks']],
      ['landstoadd', ['Harbor in 50% of 1.2K decks']],
      ['cardstocut', ['Beacon kept in 12 of 1,200 decks']],
    ]);
    expect(page.noAdvice).toBeNull();
    expect(page.noCuts).toBeNull();
  });

  it('names no cuts, and says why, where no deck runs any of them', async () => {
    const page = await pageWith({ preconAdvice: advice(0) });
    expect(page.lists.map(({ kind }) => kind)).toEqual(['cardstoadd', 'landstoadd']);
    expect(page.noCuts).toBe(
      'None of these 1,200 decks runs any of the cards that players cut first, so they don’t say which go first.',
    );
  });
});

describe('the upgrades of a precon page', () => {
  /** Counts of Cyr's decks without any: three of its four decks run Beacon and two Wave, so that they speak against the swap. */
  const played = { cards: [], numDecks: [], potentialDecks: [] };
  const recommend = () => ({
    decksConsidered: 150,
    basis: 'near-decks',
    add: [
      { card: getCard('Wave'), score: 0.5, reasons: [{ kind: 'similar-decks', share: 0.5, decks: 150 }] },
      { card: getCard('Sunbeam'), score: 0.4, reasons: [] },
    ],
    ranked: [],
    judged: [],
    cut: [{ card: getCard('Beacon'), score: 0.9, reasons: [{ kind: 'weak-fit', share: 0, decks: 150 }] }],
  });

  it('swap cards with reasons and prices, and say what the deck costs after them', async () => {
    const page = await pageWith({ played, recommend: recommend() });
    expect(page.upgrades.map(({ budget }) => budget)).toEqual([25, 50, 100]);
    // Beacon is the only card to cut, so one card comes in: Wave at 4 of 25. The deck is then Cyr and Wave: 5 + 4.
    expect(page.value).toMatchObject({ price: 6, missing: 0 });
    expect(page.upgrades[0]).toMatchObject({
      cost: 4,
      left: 21,
      after: { price: 9, missing: 0 },
      swaps: [
        {
          cut: { name: 'Beacon', price: { price: 1 }, reason: 'in none of the 150 decks most like yours' },
          add: { name: 'Wave', price: { price: 4 }, reason: 'in 50% of the 150 decks most like yours' },
        },
      ],
    });
  });

  it('name no better card as the reason for a cut where there is another', async () => {
    const reasons = [
      { kind: 'replaced-by', card: getCard('Wave') },
      { kind: 'weak-fit', share: 0, decks: 150 },
    ];
    const cut = [{ card: getCard('Beacon'), score: 0.9, reasons }];
    const page = await pageWith({ played, recommend: { ...recommend(), cut } });
    expect(page.upgrades[0]?.swaps[0]?.cut.reason).toBe('in none of the 150 decks most like yours');
  });

  it('are empty where nothing may go, or decks of the commander play it more', async () => {
    const byDecks = await pageWith({ recommend: recommend() });
    expect(byDecks.upgrades[0]?.swaps).toEqual([]);
    const page = await pageWith({ played, recommend: { ...recommend(), cut: [] } });
    expect(page.upgrades[2]).toMatchObject({ cost: 0, left: 100, after: { price: 6 }, swaps: [] });
  });
});
