import { searchWords } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { namedCards } from './named-cards.ts';
import { cardOption, nearestOptions } from './search-options.ts';
import { UnknownNameError } from './unknown-name-error.ts';

const MAX_LENGTH = 100;
/** Cards that a text of several meanings is answered with. */
const MAX_NEAREST = 5;

/** The card with exactly this name, ignoring case, accents and signs. @throws UnknownNameError */
export function exactCard(snapshot: LoadedSnapshot, name: string): number {
  const found = snapshot.resolver.find(name);
  if (found !== null) return found;
  throw new UnknownNameError(`No card is called "${cut(name)}".`, nearestOptions(snapshot, name));
}

/**
 * The one card that a shortened or misspelled name means, as in the search box: "aust com" is Austere Command.
 * @throws UnknownNameError where it means none, or several equally well; these are the nearest
 */
export function fuzzyCard(snapshot: LoadedSnapshot, name: string): number {
  const found = snapshot.resolver.find(name);
  if (found !== null) return found;
  const text = searchWords(name).join(' ').slice(0, MAX_LENGTH);
  const hits = text === '' ? [] : namedCards(snapshot, text, MAX_NEAREST);
  const [best, second] = hits;
  if (!best)
    throw new UnknownNameError(`No card has a name like "${cut(name)}".`, nearestOptions(snapshot, name));
  if (!second || second.matchClass !== best.matchClass) return best.ref;
  const cards = hits.flatMap(({ ref }) => snapshot.cards[ref] ?? []);
  throw new UnknownNameError(
    `Several cards have names like "${cut(name)}". Write more of the name.`,
    cards.map((card) => cardOption(card, null)),
  );
}

function cut(text: string): string {
  return text.slice(0, MAX_LENGTH);
}
