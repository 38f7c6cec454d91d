import { PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { commanderCards, commanderDecks, loadEngine, topCards } from '@deckwright/engine/query';
import { type Manifest, readSnapshot } from '@deckwright/snapshot';

/** What a snapshot is compared by before it is published. */
export type SnapshotFacts = {
  sample: boolean;
  counts: Manifest['counts'];
  /** Cards with a price, by vendor. */
  prices: Readonly<Record<PriceSource, number>>;
  /** Addresses of all cards. */
  cards: ReadonlySet<string>;
  /** Number of decks that run the card, by its address. */
  cardDecks: ReadonlyMap<string, number>;
  /** Number of decks by commander: its address, or both partners' in alphabetical order joined by " + ". */
  commanderDecks: ReadonlyMap<string, number>;
};

/**
 * Reads a written snapshot for the comparison.
 * @throws `not-found`, `data-loss` as `readSnapshot` does.
 */
export async function snapshotFacts(dataDir: string, id: string): Promise<SnapshotFacts> {
  const { manifest, engine: bytes, cards } = await readSnapshot(dataDir, id);
  const engine = loadEngine(bytes);
  const toSlug = (card: number): string => cards[card]?.slug ?? '';
  const top = topCards(engine, { range: 'none', bracket: 0, estimated: false, commanders: null });
  const commanders = Array.from({ length: engine.commanders }, (_, commander): [string, number] => [
    commanderCards(engine, commander).map(toSlug).sort().join(' + '),
    commanderDecks(engine, commander),
  ]);
  const priced = (vendor: PriceSource): number => cards.filter(({ prices }) => prices[vendor]).length;
  return {
    sample: manifest.sample,
    counts: manifest.counts,
    prices: Object.fromEntries(PRICE_SOURCES.map((vendor) => [vendor, priced(vendor)])) as Record<
      PriceSource,
      number
    >,
    cards: new Set(cards.map(({ slug }) => slug)),
    cardDecks: new Map(
      Array.from(top.cards, (card, index): [string, number] => [toSlug(card), top.numDecks[index] ?? 0]),
    ),
    commanderDecks: new Map(commanders),
  };
}
