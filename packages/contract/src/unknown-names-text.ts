import { formatDay, formatExact } from '@deckwright/domain';
import type { UnknownName } from './schemas/index.ts';

type NamedUnknown = Pick<UnknownName, 'name' | 'kind' | 'reason'> & {
  /** The card that may be meant, or its name. */
  nearest: { label: string } | string | null;
};

/** Longest name in a sentence, and the number of names in the line of missing ones. */
const MAX_NAME = 80;
const MAX_NAMES = 10;

/** What is wrong with one unrecognized name: “Hazmat Suit (Used)” is not legal in Commander. */
export function unknownFact({ name, reason, nearest }: Omit<NamedUnknown, 'kind'>): string {
  if (reason !== null) return `${shortName(name)} ${reason}.`;
  const label = typeof nearest === 'string' ? nearest : nearest?.label;
  return `No card is called ${shortName(name)}.${label ? ` Did you mean ${label}?` : ''}`;
}

/** What is wrong with all names that the card data lack: 7 names that our card data, of Apr 19, 2024, does not have. */
export function missingFact(names: readonly string[], cardDate: string | null): string {
  const shown = names.slice(0, MAX_NAMES).map(shortName).join(', ');
  const more = names.length > MAX_NAMES ? ` and ${formatExact(names.length - MAX_NAMES)} more` : '';
  return `${describeMissing(names.length, cardDate)}: ${shown}${more}`;
}

/** "7 names that our card data, of Apr 19, 2024, does not have". */
export function describeMissing(count: number, cardDate: string | null): string {
  return `${formatExact(count)} ${count === 1 ? 'name' : 'names'} that our card data${ofDate(cardDate)} does not have`;
}

function ofDate(cardDate: string | null): string {
  return cardDate === null ? '' : `, of ${formatDay(cardDate)},`;
}

/** Why one name is not found, as the end of a sentence: our card data, of Apr 19, 2024, does not have this name. */
export function missingReason(cardDate: string | null): string {
  return `our card data${ofDate(cardDate)} does not have this name`;
}

/**
 * What is wrong with the unrecognized names of a deck: a line for each misspelling and each name of something that is in no
 * deck, and one for all names that the card data lack.
 */
export function unknownLines(unknown: readonly NamedUnknown[], cardDate: string | null): string[] {
  const missing = unknown.filter(({ kind }) => kind === 'missing').map(({ name }) => name);
  const lines = unknown.filter(({ kind }) => kind !== 'missing').map(unknownFact);
  return missing.length === 0 ? lines : [...lines, missingFact(missing, cardDate)];
}

function shortName(name: string): string {
  return `“${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name}”`;
}
