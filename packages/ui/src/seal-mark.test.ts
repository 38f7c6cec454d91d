import { CARD_TYPES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { SUBTYPE_MARKS, sealMark } from './seal-mark.ts';
import { SEAL_PATHS } from './seal-paths.ts';
import { TYPE_PATHS } from './type-glyph.tsx';

describe('the mark of a drawn card', () => {
  it.each([
    ['Artifact', 'Legendary Artifact — Equipment', 'equipment'],
    ['Artifact', 'Artifact — Vehicle', 'vehicle'],
    ['Enchantment', 'Enchantment — Aura Curse', 'aura'],
    ['Creature', 'Legendary Creature — Elder Dragon', 'wing'],
    ['Creature', 'Creature — Elf Druid', 'leaf'],
    ['Creature', 'Artifact Creature — Golem', 'gear'],
    // What it is comes before what it does for a living.
    ['Creature', 'Creature — Zombie Wizard', 'skull'],
    ['Creature', 'Creature — Human Wizard', 'hat'],
  ] as const)('is that of its subtype: %s, %s', (type, typeLine, mark) => {
    expect(sealMark(type, typeLine)).toBe(mark);
  });

  it.each([
    ['Creature', 'Creature — Human Werewolf', 'creature'],
    ['Artifact', 'Artifact', 'artifact'],
    // A back face, or a word of the type itself, says nothing.
    ['Creature', 'Creature — Human // Creature — Wolf', 'creature'],
    ['Land', undefined, 'land'],
    [null, undefined, 'commander'],
  ] as const)('is otherwise that of its type: %s, %s', (type, typeLine, mark) => {
    expect(sealMark(type, typeLine)).toBe(mark);
  });

  it('has its own drawing for each', () => {
    const drawn = [
      ...SUBTYPE_MARKS.map((mark) => SEAL_PATHS[mark]),
      ...CARD_TYPES.map((type) => TYPE_PATHS[type]),
    ];
    expect(new Set(drawn).size).toBe(SUBTYPE_MARKS.length + CARD_TYPES.length);
  });
});
