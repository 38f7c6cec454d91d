import { CARD_ROLES, CARD_TYPES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { roleCards } from './reason-words.ts';

describe('roleCards', () => {
  it('has words for every role, card type and the high mana values', () => {
    const types = CARD_TYPES.map((type) => type.toLowerCase());
    for (const role of [...CARD_ROLES, ...types, 'high-mana-value']) {
      expect(roleCards(role)).not.toContain('of the role');
    }
  });

  it('reads as a count', () => {
    expect(`one of 12 ${roleCards('sorcery')}`).toBe('one of 12 sorceries');
    expect(`one of 9 ${roleCards('high-mana-value')}`).toBe('one of 9 cards of mana value 5 or more');
  });
});
