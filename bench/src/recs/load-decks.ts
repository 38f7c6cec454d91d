import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseDecks } from '../../../apps/pipeline/src/build/choose-decks.ts';
import { DeckTable } from '../../../apps/pipeline/src/build/deck-table.ts';
import { usualDecks } from '../../../apps/pipeline/src/build/usual-decks.ts';
import { type BuildCatalog, buildCatalog } from '../../../apps/pipeline/src/judging/catalogue.ts';
import type { JudgedDeck } from '../../../apps/pipeline/src/judging/counted-deck.ts';
import { judgeDeck } from '../../../apps/pipeline/src/judging/judge-deck.ts';
import { packPart, partColumns } from '../../../apps/pipeline/src/judging/judged-part.ts';
import { PreconIndex } from '../../../apps/pipeline/src/judging/precon-index.ts';
import { type Card, type PreconDeck, toDay } from '../../../packages/domain/src/index.ts';
import { type EngineCard, toEngineCard, type UsualDeck } from '../../../packages/engine/src/build/index.ts';
import { readCatalog, readDecks } from '../../../packages/sources/src/index.ts';
import { type CardFeatures, readCardFeatures } from './card-features.ts';
import { readRanks } from './feed-ranks.ts';
import { distinctDecks } from './near-copies.ts';

/** Sources of casual decks: lists labeled by their site, personal lists, and one site's exports. */
export const CASUAL_SOURCES = ['labeled', 'personal', 'exported'] as const;

export type CasualSource = (typeof CASUAL_SOURCES)[number];

/** A deck that counts, with all that was judged of it. */
export type CountedDeck = ReturnType<DeckTable['getList']> & {
  id: string;
  /** Days since 1970-01-01; null = undated. */
  day: number | null;
};

export type CasualDeck = CountedDeck & { from: CasualSource };

/** The catalog, and the decks that count by the rules of a build, cards as catalog positions. */
export type Corpus = {
  cards: EngineCard[];
  /** The cards with all that is known of them. */
  catalog: Card[];
  /** The tournament decks. */
  decks: CountedDeck[];
  read: number;
  /** By source and id; excludes unmodified precons and near-copies of one another. */
  casual: CasualDeck[];
  precons: UsualDeck[];
  /** YYYY-MM-DD, in the order of `precons`. */
  preconDates: string[];
  features: CardFeatures;
  /** Popularity rank of the card feed, 1 = most played; 0 if it states none. */
  ranks: Uint16Array;
};

type Reader = (files: readonly string[]) => Promise<{ decks: CountedDeck[]; read: number }>;

/** Reads the card data and the deck files below the folder. */
export async function loadCorpus(folder: string): Promise<Corpus> {
  const { cards, precons } = await readCatalog({ dir: join(folder, 'mirror') });
  const catalog = buildCatalog(cards);
  const read = deckReader(catalog, new PreconIndex(precons, catalog));
  const engineCards = cards.map((card: Card) => toEngineCard(card));
  return {
    cards: engineCards,
    catalog: cards,
    ...(await read([join(folder, 'decks', 'tournament-decks.jsonl.gz')])),
    casual: distinctDecks(await readCasual(read, folder), engineCards),
    precons: usualDecks(precons, catalog),
    preconDates: precons.flatMap((precon) => usualDecks([precon], catalog).map(() => precon.released)),
    features: readCardFeatures(cards),
    ranks: await readRanks(join(folder, 'mirror', 'scryfall', 'oracle-cards.json.gz'), cards),
  };
}

/** The casual decks of a corpus, by source and id, cards as positions in these cards. */
export async function loadCasual(
  cards: readonly Card[],
  precons: readonly PreconDeck[],
  folder: string,
): Promise<CasualDeck[]> {
  const catalog = buildCatalog(cards);
  const read = deckReader(catalog, new PreconIndex(precons, catalog));
  return distinctDecks(
    await readCasual(read, folder),
    cards.map((card) => toEngineCard(card)),
  );
}

/** The files of each source of casual decks. */
export function casualFiles(folder: string): Record<CasualSource, string[]> {
  const decks = join(folder, 'decks');
  const exported = join(decks, 'moxfield');
  return {
    labeled: [join(decks, 'casual-labelled.jsonl.gz')],
    personal: [join(decks, 'casual-decks.jsonl.gz')],
    exported: readdirSync(exported)
      .sort()
      .map((file) => join(exported, file)),
  };
}

async function readCasual(read: Reader, folder: string): Promise<CasualDeck[]> {
  const files = casualFiles(folder);
  const casual: CasualDeck[] = [];
  for (const from of CASUAL_SOURCES) {
    const found = (await read(files[from])).decks.sort((a, b) => (a.id < b.id ? -1 : 1));
    casual.push(...found.map((deck) => ({ ...deck, from })));
  }
  return casual;
}

function deckReader(catalog: BuildCatalog, index: PreconIndex): Reader {
  return async (files) => {
    const judged: JudgedDeck[] = [];
    for await (const read of readDecks(files)) {
      if (!('deck' in read)) continue;
      const verdict = judgeDeck(read.deck, catalog, index, () => {});
      // Brackets play no part in recommendations.
      judged.push(
        'deck' in verdict ? { ...verdict, deck: { ...verdict.deck, estimatedBracket: 0 } } : verdict,
      );
    }
    const columns = partColumns(packPart({ decks: judged, unknown: [] }));
    const table = new DeckTable([{ columns, source: 0, folder: 0 }]);
    const newest = lastDay(judged);
    // Given, so that no deck loses its date for being later than the as-of date.
    const options = { asOfDay: newest, todayDay: newest, maxAgeDays: null };
    const { decks } = chooseDecks(table, Uint32Array.from(judged.keys()), options);
    return {
      decks: Array.from(decks, (deck) => ({
        ...table.getList(deck),
        id: table.toId(deck),
        day: table.days[deck] || null,
      })),
      read: judged.length,
    };
  };
}

function lastDay(decks: readonly JudgedDeck[]): number {
  return decks.reduce((newest, { day }) => Math.max(newest, day ?? 0), toDay('2000-01-01') ?? 0);
}
