import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ThemeTable, themeTable } from '../../../apps/pipeline/src/build/theme-table.ts';
import { usualDecks } from '../../../apps/pipeline/src/build/usual-decks.ts';
import { type BuildCatalog, buildCatalog } from '../../../apps/pipeline/src/judging/catalogue.ts';
import { judgeDeck } from '../../../apps/pipeline/src/judging/judge-deck.ts';
import { PreconIndex } from '../../../apps/pipeline/src/judging/precon-index.ts';
import type { Card } from '../../../packages/domain/src/index.ts';
import {
  buildShard,
  type EngineCard,
  type EngineDeck,
  finishEngine,
  toEngineCard,
  type UsualDeck,
} from '../../../packages/engine/src/build/index.ts';
import { deckThemes, loadEngine } from '../../../packages/engine/src/query/index.ts';
import { readCatalog, readDecks } from '../../../packages/sources/src/index.ts';

/** A deck that a build would count; `tags` are those shown by its site. */
export type ThemedDeck = { id: string; deck: EngineDeck; tags: readonly string[] };

export type ThemeData = {
  cards: readonly Card[];
  table: ThemeTable;
  engineCards: readonly EngineCard[];
  usual: readonly UsualDeck[];
  labeled: ThemedDeck[];
  casual: ThemedDeck[];
  tournament: ThemedDeck[];
};

/** Later than any card and deck. */
const AS_OF_DAY = 30_000;

/** Reads the card data and the deck files below the folder. */
export async function loadThemes(folder: string): Promise<ThemeData> {
  const { cards, precons } = await readCatalog({ dir: join(folder, 'mirror') });
  const catalog = buildCatalog(cards);
  const index = new PreconIndex(precons, catalog);
  const table = themeTable(cards);
  const read = (files: string[]) => readFiles(files, catalog, index);
  const decks = join(folder, 'decks');
  const exports = join(decks, 'moxfield');
  return {
    cards,
    table,
    engineCards: cards.map((card) => {
      const themes = table.ofCard(card);
      return { ...toEngineCard(card), ...(themes ? { themes } : {}) };
    }),
    usual: usualDecks(precons, catalog),
    labeled: await read([join(decks, 'casual-labelled.jsonl.gz')]),
    casual: await read([
      join(decks, 'casual-decks.jsonl.gz'),
      ...readdirSync(exports).map((file) => join(exports, file)),
    ]),
    tournament: await read([join(decks, 'tournament-decks.jsonl.gz')]),
  };
}

async function readFiles(files: string[], catalog: BuildCatalog, index: PreconIndex): Promise<ThemedDeck[]> {
  const found: ThemedDeck[] = [];
  for await (const each of readDecks(files)) {
    if (!('deck' in each)) continue;
    const judged = judgeDeck(each.deck, catalog, index, () => {});
    if (!('deck' in judged)) continue;
    const { commanders, cards, tags } = judged.deck;
    const deck = {
      commanders,
      cards: [...cards],
      day: null,
      bracket: 0,
      estimatedBracket: 0,
      basics: 0,
      basicsEstimated: false,
    };
    found.push({ id: judged.id, deck, tags });
  }
  return found;
}

/**
 * The themes of each deck by its id (the first list of an id counts), best first, as a build of all of them finds them
 * without any owner's tag.
 */
export function readThemes(
  { table, engineCards, usual }: Pick<ThemeData, 'table' | 'engineCards' | 'usual'>,
  decks: readonly ThemedDeck[],
): Map<string, number[]> {
  const shard = buildShard(
    engineCards,
    decks.map(({ deck }, ref) => ({ ...deck, ref })),
  );
  const { bytes, deckRefs } = finishEngine(engineCards, shard, {
    asOfDay: AS_OF_DAY,
    themes: table.themes.map(({ kind }) => kind),
    leans: table.leans,
    usual,
  });
  const engine = loadEngine(bytes.buffer);
  const found = new Map<string, number[]>();
  deckRefs.forEach((ref, position) => {
    const id = decks[ref]?.id;
    if (id !== undefined && !found.has(id)) found.set(id, [...deckThemes(engine, position)]);
  });
  return found;
}
