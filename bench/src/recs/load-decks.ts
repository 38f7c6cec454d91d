import { join } from 'node:path';
import { catalogueOf } from '../../../apps/pipeline/src/build/catalogue.ts';
import { chooseDecks } from '../../../apps/pipeline/src/build/choose-decks.ts';
import type { Candidate, CountedDeck } from '../../../apps/pipeline/src/build/counted-deck.ts';
import { judgeDeck } from '../../../apps/pipeline/src/build/judge-deck.ts';
import { PreconIndex } from '../../../apps/pipeline/src/build/precon-index.ts';
import { type Card, dayOf } from '../../../packages/domain/src/index.ts';
import { type EngineCard, engineCardOf } from '../../../packages/engine/src/build/index.ts';
import { readCatalogue, readDecks } from '../../../packages/sources/src/index.ts';

/** The catalogue, and the decks that count by the rules of a build, cards as catalogue positions. */
export type Corpus = { cards: EngineCard[]; decks: CountedDeck[]; read: number };

/** Reads the card data and the deck file below the folder. */
export async function loadCorpus(folder: string): Promise<Corpus> {
  const { cards, precons } = await readCatalogue({ dir: join(folder, 'mirror') });
  const catalogue = catalogueOf(cards);
  const index = new PreconIndex(precons, catalogue);
  const candidates: Candidate[] = [];
  for await (const read of readDecks([join(folder, 'decks', 'tournament-decks.jsonl.gz')])) {
    if (!('deck' in read)) continue;
    candidates.push({ ...judgeDeck(read.deck, catalogue, index, () => {}), source: 0, folder: 0 });
  }
  const options = { asOfDay: null, todayDay: lastDay(candidates), maxAgeDays: null };
  const { decks } = chooseDecks(candidates, options);
  return { cards: cards.map((card: Card) => engineCardOf(card)), decks, read: candidates.length };
}

function lastDay(candidates: readonly Candidate[]): number {
  return candidates.reduce((newest, { day }) => Math.max(newest, day ?? 0), dayOf('2000-01-01') ?? 0);
}
