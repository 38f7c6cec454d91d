import { companionCondition } from '@deckwright/engine/query';
import { expect, it } from 'vitest';
import { COMPANION_CONDITIONS } from '../../card/companion-conditions.data.ts';

it.each(Object.entries(COMPANION_CONDITIONS))(
  'the condition of %s in our own words is one that decks can be judged by',
  (_, words) => {
    expect(companionCondition(words)).not.toBeNull();
  },
);
