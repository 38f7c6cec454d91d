import type { UnknownName } from '@deckwright/contract';
import { AppError } from '@deckwright/domain';

/** A list of which nothing is recognized is as good as empty. @throws AppError invalid-argument if it has no recognized card */
export function refuseUnrecognized(recognized: number, unknown: readonly UnknownName[]): void {
  if (recognized > 0) return;
  const [first] = unknown;
  const nearest = first?.nearest ? ` Did you mean "${first.nearest.label}"?` : '';
  throw new AppError(
    'invalid-argument',
    `No card of the deck is recognized: "${first?.name.slice(0, 100) ?? ''}" is no card here.${nearest}`,
  );
}
