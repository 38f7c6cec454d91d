import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BracketEstimator } from '../../../apps/pipeline/src/judging/bracket-evidence.ts';
import { type BuildCatalog, buildCatalog } from '../../../apps/pipeline/src/judging/catalogue.ts';
import { judgeDeck } from '../../../apps/pipeline/src/judging/judge-deck.ts';
import { PreconIndex } from '../../../apps/pipeline/src/judging/precon-index.ts';
import { type Bracket, computeMeanManaValue } from '../../../packages/domain/src/index.ts';
import { readCatalog, readDecks } from '../../../packages/sources/src/index.ts';
import type { Signs } from './bracket-accuracy.ts';

/** A deck with the bracket that its owner or its site gave it, if any. */
export type MeasuredDeck = Signs & { id: string; stated: Bracket | null; estimated: Bracket };

type MeasuredFile = { read: number; decks: MeasuredDeck[] };

export type BracketDecks = { labeled: MeasuredFile; casual: MeasuredFile; tournament: MeasuredFile };

/** Reads the card data and the deck files below the folder, and estimates every deck that a build would count. */
export async function loadDecks(folder: string): Promise<BracketDecks> {
  const { cards, precons, combos } = await readCatalog({ dir: join(folder, 'mirror') });
  const catalog = buildCatalog(cards);
  const index = new PreconIndex(precons, catalog);
  const estimator = new BracketEstimator(catalog, combos);
  const decks = join(folder, 'decks');
  const read = async (files: string[]): Promise<MeasuredFile> => {
    const found: MeasuredFile = { read: 0, decks: [] };
    for await (const each of readDecks(files)) {
      if (!('deck' in each)) continue;
      found.read++;
      const judged = judgeDeck(each.deck, catalog, index, () => {});
      if (!('deck' in judged)) continue;
      const { commanders, cards: list, bracket } = judged.deck;
      // Safe because an estimate is 2…5.
      const estimated = estimator.estimate(commanders, list) as Bracket;
      found.decks.push({
        id: judged.id,
        stated: bracket,
        estimated,
        ...getSigns(catalog, [...commanders, ...list]),
      });
    }
    return found;
  };
  const exports = join(decks, 'moxfield');
  return {
    labeled: await read([join(decks, 'casual-labelled.jsonl.gz')]),
    casual: await read([
      join(decks, 'casual-decks.jsonl.gz'),
      ...readdirSync(exports).map((file) => join(exports, file)),
    ]),
    tournament: await read([join(decks, 'tournament-decks.jsonl.gz')]),
  };
}

function getSigns({ cards }: BuildCatalog, positions: readonly number[]): Signs {
  const included = [...new Set(positions)].flatMap((position) => cards[position] ?? []);
  return {
    gameChangers: included.filter(({ gameChanger }) => gameChanger).length,
    meanManaValue: computeMeanManaValue(included),
  };
}
