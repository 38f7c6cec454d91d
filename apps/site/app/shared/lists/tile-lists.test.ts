import type { CardEntry } from '@deckwright/contract/schemas';
import { NEWER_THAN_DECKS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { toCommanderView } from './tile-lists.ts';

// Safe because a tile reads no other fields of an entry.
const entry = (facts: Partial<CardEntry>) =>
  ({ prices: {}, face: { type: 'Artifact' }, imageUri: null, salt: null, ...facts }) as CardEntry;

describe('a tile', () => {
  it('has the interval of its share, and none where none is given', () => {
    expect(toCommanderView(entry({ inclusionLow: 0.3, inclusionHigh: 0.9 }))).toMatchObject({
      inclusionLow: 0.3,
      inclusionHigh: 0.9,
    });
    expect(toCommanderView(entry({ inclusionLow: null, inclusionHigh: null })).inclusionLow).toBeNull();
  });

  it('says that a card is newer than the decks, and else has no note', () => {
    expect(toCommanderView(entry({ label: NEWER_THAN_DECKS })).note).toBe('Newer than these decks');
    expect(toCommanderView(entry({ label: 'No deck counted could' })).note).toBeUndefined();
  });
});
