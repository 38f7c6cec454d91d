import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BracketEstimator } from '../../../apps/pipeline/src/judging/bracket-evidence.ts';
import { type BuildCatalogue, catalogueOf } from '../../../apps/pipeline/src/judging/catalogue.ts';
import { judgeDeck } from '../../../apps/pipeline/src/judging/judge-deck.ts';
import { PreconIndex } from '../../../apps/pipeline/src/judging/precon-index.ts';
import { type Bracket, meanManaValueOf } from '../../../packages/domain/src/index.ts';
import { readCatalogue, readDecks } from '../../../packages/sources/src/index.ts';
import type { Signs } from './bracket-accuracy.ts';

/** A deck with the bracket that its owner or its site gave it, if any. */
export type MeasuredDeck = Signs & { id: string; stated: Bracket | null; estimated: Bracket };

type MeasuredFile = { read: number; decks: MeasuredDeck[] };

export type BracketDecks = { labeled: MeasuredFile; casual: MeasuredFile; tournament: MeasuredFile };

/** Reads the card data and the deck files below the folder, and estimates every deck that a build would count. */
export async function loadDecks(folder: string): Promise<BracketDecks> {
  const { cards, precons, combos } = await readCatalogue({ dir: join(folder, 'mirror') });
  const catalogue = catalogueOf(cards);
  const index = new PreconIndex(precons, catalogue);
  const estimator = new BracketEstimator(catalogue, combos);
  const decks = join(folder, 'decks');
  const read = async (files: string[]): Promise<MeasuredFile> => {
    const found: MeasuredFile = { read: 0, decks: [] };
    for await (const each of readDecks(files)) {
      if (!('deck' in each)) continue;
      found.read++;
      const judged = judgeDeck(each.deck, catalogue, index, () => {});
      if (!('deck' in judged)) continue;
      const { commanders, cards: list, bracket } = judged.deck;
      // Safe because an estimate is 2…5.
      const estimated = estimator.estimate(commanders, list) as Bracket;
      found.decks.push({
        id: judged.id,
        stated: bracket,
        estimated,
        ...signsOf(catalogue, [...commanders, ...list]),
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

function signsOf({ cards }: BuildCatalogue, positions: readonly number[]): Signs {
  const held = [...new Set(positions)].flatMap((position) => cards[position] ?? []);
  return {
    gameChangers: held.filter(({ gameChanger }) => gameChanger).length,
    meanManaValue: meanManaValueOf(held),
  };
}
