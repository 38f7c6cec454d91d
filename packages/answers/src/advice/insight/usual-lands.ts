import { commanderKey, isBasic } from '@deckwright/domain';
import {
  type CommanderLands,
  deckLandFormula,
  type InsightLine,
  NO_ENGINE_FILTERS,
} from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedDeck } from '../read-advised-deck.ts';

/** The lands and the mana curve of decks of the same commanders. */
export type UsualLands = CommanderLands & {
  /** Nonbasic lands of their average deck, as positions in the snapshot's cards. */
  nonbasics: number[];
  /** Their nonland cards by mana value, on average, without commanders. */
  curve: number[];
};

/** Commanders whose lands are cached for each snapshot. */
const MAX_CACHED = 1000;

const cached = new WeakMap<LoadedSnapshot, Map<number, Promise<UsualLands | null>>>();

/** Null without decks of these commanders. Read once per commander and snapshot, because it takes a pass over its decks. */
export async function usualLands(
  snapshot: LoadedSnapshot,
  { legalCommanders }: Pick<AdvisedDeck, 'legalCommanders'>,
): Promise<UsualLands | null> {
  const slugs = legalCommanders.flatMap((index) => snapshot.cards[index]?.slug ?? []);
  const commander = slugs.length === 0 ? null : snapshot.commanders.indexOf(commanderKey(slugs));
  if (commander === null) return null;
  const known = cached.get(snapshot) ?? new Map<number, Promise<UsualLands | null>>();
  cached.set(snapshot, known);
  const found = known.get(commander) ?? readLands(snapshot, commander);
  // The commander requested last comes last, so the first one is the one to forget.
  known.delete(commander);
  known.set(commander, found);
  const [oldest] = known.keys();
  if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest);
  found.catch(() => known.delete(commander));
  return found;
}

async function readLands(snapshot: LoadedSnapshot, commander: number): Promise<UsualLands | null> {
  const { average, stats } = await snapshot.ask('averageDeck', { commander, filters: NO_ENGINE_FILTERS });
  if (average.decks === 0) return null;
  const nonbasics = average.cards.flatMap(({ card }) => {
    const facts = snapshot.cards[card];
    return facts?.primaryType === 'Land' && !isBasic(facts) ? [card] : [];
  });
  const toLine = (index: number, quantity: number): InsightLine[] => {
    const card = snapshot.cards[index];
    return card ? [{ card, quantity, makes: 0 }] : [];
  };
  const formula = deckLandFormula({
    commanders: average.commanders.flatMap((card) => toLine(card, 1)),
    cards: average.cards.flatMap(({ card, quantity }) => toLine(card, quantity)),
  });
  return { decks: average.decks, average: stats.shape.land, formula, nonbasics, curve: stats.shape.curve };
}
