import { AppError, type Card } from '@deckwright/domain';
import { commanderCards, commanderDecks, loadEngine } from '@deckwright/engine/query';
import { readSnapshot } from '@deckwright/snapshot';
import type { Built } from './build-snapshot.ts';

/**
 * Reads a written snapshot back as the site will and compares it with what was counted: cards, decks, and the decks of
 * every commander; `cards` is the catalog the decks refer to.
 * @throws `internal` if they differ, so that nothing wrong is published.
 */
export async function checkSnapshot(
  dataDir: string,
  id: string,
  { count }: Built,
  cards: readonly Card[],
): Promise<void> {
  const snapshot = await readSnapshot(dataDir, id);
  const engine = loadEngine(snapshot.engine, snapshot.results);
  expectSame('cards', engine.cards, cards.length);
  expectSame('decks', engine.decks, count.decks.length);
  const expected = decksByCommander(count, cards);
  expectSame('commanders', engine.commanders, expected.size);
  for (let commander = 0; commander < engine.commanders; commander += 1) {
    const slugs = commanderCards(engine, commander).map((card) => snapshot.cards[card]?.slug ?? '?');
    const key = slugs.sort().join(' and ');
    expectSame(`decks of ${key}`, commanderDecks(engine, commander), expected.get(key) ?? 0);
  }
}

function decksByCommander({ table, decks }: Built['count'], cards: readonly Card[]): Map<string, number> {
  const byPair = new Map<number, { first: number; decks: number }>();
  for (const deck of decks) {
    const pair = table.getPair(deck);
    const seen = byPair.get(pair);
    if (seen) seen.decks += 1;
    else byPair.set(pair, { first: deck, decks: 1 });
  }
  const tally = new Map<string, number>();
  for (const { first, decks: number } of byPair.values()) {
    const slugs = table.getCommanders(first).map((position) => cards[position]?.slug ?? '?');
    const key = slugs.sort().join(' and ');
    tally.set(key, (tally.get(key) ?? 0) + number);
  }
  return tally;
}

function expectSame(what: string, found: number, expected: number): void {
  if (found === expected) return;
  throw new AppError(
    'internal',
    `The written snapshot does not agree with the decks counted (${what}: ${found} instead of ${expected}); it was not published.`,
  );
}
