import { createHash } from 'node:crypto';
import type { CheckedDeck } from './types.ts';

/** A hash that lists with equal sets of cards and commanders share: the build counts such lists once. */
export function listHash({ commanders, cards }: Pick<CheckedDeck, 'commanders' | 'cards'>): string {
  const text = JSON.stringify([[...commanders].sort(), cards.map(({ name }) => name).sort()]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Share of the larger list's different cards that both have, 0…1; 0 under other commanders. */
export function likeness(
  a: Pick<CheckedDeck, 'commanders' | 'cards'>,
  b: Pick<CheckedDeck, 'commanders' | 'cards'>,
): number {
  if ([...a.commanders].sort().join('\n') !== [...b.commanders].sort().join('\n')) return 0;
  const included = new Set(a.cards.map(({ name }) => name));
  const other = new Set(b.cards.map(({ name }) => name));
  const most = Math.max(included.size, other.size);
  return most === 0 ? 0 : [...included].filter((name) => other.has(name)).length / most;
}
