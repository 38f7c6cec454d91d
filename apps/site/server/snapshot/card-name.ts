import { AppError } from '@deckwright/domain';
import type { Lease } from './snapshot-manager.ts';

/** The name of the card with this key in the current snapshot; null without such a card or without a snapshot. */
export function cardName(acquire: () => Lease, key: string): string | null {
  try {
    const { snapshot, release } = acquire();
    const card = snapshot.cards.find((one) => one.key === key);
    release();
    return card?.name ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}
