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

/** The page of First Steps (Cyr at 5 dollars and Beacon at 1) where the engine advises so. */
async function pageWith(advice: PreconAdvice) {
  const ask = (async () => advice) as unknown as AskEngine;
  const context = { snapshot: { ...test.snapshot, ask }, imageHost: null };
  const found = preconBySlug(context.snapshot, 'first-steps');
  if (!found) throw new Error('no First Steps');
  const [face] = preconFaces(context, found.known);
  return preconPage(context, found, face ?? null);
}

describe('the advice of a precon page', () => {
  it('names each card with its number and prices the swaps', async () => {
    const page = await pageWith({
      decks: 1200,
      cardsToAdd: [stat('Wave', 768, 1200), stat('Sunbeam', 200, 1000)],
      landsToAdd: [stat('Harbor', 600, 1200)],
      cardsToCut: [stat('Beacon', 12, 1200)],
      landsToCut: [],
    });
    const lists = page.lists.map(({ kind, cards }) => [
      kind,
      cards.map(({ name, label }) => `${name} ${label}`),
    ]);
    expect(lists).toEqual([
      ['cardstoadd', ['Wave in 64% of 1.2K decks', 'Sunbeam in 20% of 1K decks']],
      ['landstoadd', ['Harbor in 50% of 1.2K decks']],
      ['cardstocut', ['Beacon kept in 12 of 1,200 decks']],
    ]);
    // One card may be cut, so one is swapped in: Wave at 4 for Beacon at 1. The deck is then Cyr and Wave: 5 + 4.
    expect(page.value).toMatchObject({ price: 6, missing: 0 });
    expect(page.upgrade).toMatchObject({
      cards: 1,
      lands: 0,
      cost: { price: 4, missing: 0 },
      total: { price: 9, missing: 0 },
    });
    expect(page.noAdvice).toBeNull();
  });
});
