import { describe, expect, it } from 'vitest';
import { CARD_ROLES } from './card.ts';
import { FUNCTION_TAGS, ROLE_LABELS } from './function-tags.ts';

describe('the fixed list of tags', () => {
  it('has six entries in order, with the names players use', () => {
    expect(FUNCTION_TAGS.map(({ key, label }) => [key, label])).toEqual([
      ['draw', 'Card Draw'],
      ['protection', 'Protection'],
      ['ramp', 'Ramp'],
      ['recursion', 'Recursion'],
      ['removal', 'Board Wipe'],
      ['tutor', 'Tutors'],
    ]);
  });

  it('gives removal the id of board wipes; the others have their own ids', () => {
    expect(FUNCTION_TAGS.filter(({ key, id }) => key !== id)).toEqual([
      { key: 'removal', label: 'Board Wipe', id: 'sweeper' },
    ]);
  });
});

describe('role names', () => {
  it('are all different', () => {
    expect(new Set(CARD_ROLES.map((role) => ROLE_LABELS[role])).size).toBe(CARD_ROLES.length);
  });
});
