import type { ExcludedKind, ExcludedNames } from '@deckwright/domain';
import { SAMPLE_DATE } from './sample-prices.ts';

const NAMES: Readonly<Partial<Record<ExcludedKind, readonly string[]>>> = {
  'not-legal': [
    '"Ach! Hans, Run!"',
    'Erase (Not the Urza’s Legacy One)',
    'Hazmat Suit (Used)',
    'Name Dropping',
    'Ow',
    'Side to Side',
    'X',
  ],
  token: ['Clue', 'Food', 'Saproling', 'Soldier', 'Treasure', 'Zombie'],
};

/** A few names of cards that are not legal, and of tokens. */
export function starterExcluded(): ExcludedNames {
  const kinds = Object.entries(NAMES) as [ExcludedKind, readonly string[]][];
  return {
    date: SAMPLE_DATE,
    names: kinds.flatMap(([kind, names]) => names.map((name) => ({ name, kind }))),
  };
}
