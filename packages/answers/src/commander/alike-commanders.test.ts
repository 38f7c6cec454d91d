import { describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { alikeCommanders } from './alike-commanders.ts';

const [GREEN, RED, BLUE] = [16, 8, 2];

/** Card 0 has no decks; 1 to 4 are like it in falling order, the last without decks of its own. */
const CARDS = [
  { slug: 'ada', colorIdentity: GREEN | RED },
  { slug: 'bo', colorIdentity: BLUE },
  { slug: 'cyr', colorIdentity: GREEN },
  { slug: 'dee', colorIdentity: RED | BLUE },
  { slug: 'eve', colorIdentity: RED },
];
const COMMANDERS = ['bo', 'cyr', 'dee'];
const ALIKE = [1, 2, 3, 4].map((card) => ({ card, similarity: 1 - card / 10 }));

function snapshot(): LoadedSnapshot {
  return {
    cards: CARDS,
    commanders: {
      indexOf: (key: string) => (COMMANDERS.includes(key) ? COMMANDERS.indexOf(key) : null),
    },
    alike: (card: number) => (card === 0 ? ALIKE : [{ card: 3, similarity: 0.95 }]),
  } as unknown as LoadedSnapshot;
}

describe('commanders like one without decks', () => {
  it('have decks and share a color, most alike first', () => {
    // Bo is blue alone, Eve has no decks: Cyr (card 2, 0.8) and Dee (card 3, 0.7) are left.
    expect(alikeCommanders(snapshot(), [0])).toEqual([
      { commander: 1, similarity: 0.8 },
      { commander: 2, similarity: 0.7 },
    ]);
  });

  it('are as alike as the nearer of two members', () => {
    expect(alikeCommanders(snapshot(), [0, 4])).toEqual([
      { commander: 2, similarity: 0.95 },
      { commander: 1, similarity: 0.8 },
    ]);
  });
});
