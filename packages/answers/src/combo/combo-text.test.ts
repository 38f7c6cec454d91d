import { describe, expect, it } from 'vitest';
import { splitSteps, withSymbols } from './combo-text.ts';

describe('the words of a combo', () => {
  it('write mana symbols in braces', () => {
    expect(withSymbols('Pay :mana12: and :manawu: or :managp:, then {T}.')).toBe(
      'Pay {12} and {W/U} or {G/P}, then {T}.',
    );
  });

  it('are its lines as steps', () => {
    expect(splitSteps('Tap the lamp.\n Untap it. \n\nRepeat.')).toEqual([
      'Tap the lamp.',
      'Untap it.',
      'Repeat.',
    ]);
  });

  it('are its sentences if on one line, even with missing spaces', () => {
    expect(splitSteps('Tap the lamp.Untap it with {U}. Repeat 1-2.')).toEqual([
      'Tap the lamp.',
      'Untap it with {U}.',
      'Repeat 1-2.',
    ]);
  });

  it('do not break within a sentence', () => {
    expect(splitSteps('Add {W}\n{W}. Draw.')).toEqual(['Add {W} {W}.', 'Draw.']);
    expect(splitSteps('')).toEqual([]);
  });
});
