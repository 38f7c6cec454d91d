import { countCurve } from '@deckwright/domain';
import { rounded } from '../format/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

const cached = new WeakMap<LoadedSnapshot, Record<string, number>>();

/** Nonland cards of a deck by mana value, on average over all decks of the snapshot, without commanders; the last is that value or more. Empty without decks. */
export function overallCurve(snapshot: LoadedSnapshot): Record<string, number> {
  const found = cached.get(snapshot) ?? readCurve(snapshot);
  cached.set(snapshot, found);
  return found;
}

function readCurve({ cards, overview, manifest }: LoadedSnapshot): Record<string, number> {
  const { decks } = manifest.counts;
  if (decks === 0) return {};
  const spells = cards.flatMap(({ primaryType, manaValue }, index) =>
    primaryType === 'Land' ? [] : { manaValue, quantity: overview.cardDecks[index] ?? 0 },
  );
  return Object.fromEntries(
    countCurve(spells).map((count, manaValue) => [`${manaValue}`, rounded(count / decks, 2)]),
  );
}
