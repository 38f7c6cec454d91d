import { parseColorIdentity } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '../testing/tiny-catalog.ts';
import { madeByArtifact } from './mana-made.ts';

describe('mana an artifact makes', () => {
  it.each([
    ['{T}: Add {C}{C}.', '', ''],
    ['{1}, {T}: Add {W}{U}.', 'WU', 'WU'],
    ['{T}: Add {R} or {G}.', '', 'RG'],
    ['{T}: Add one mana of any color.', '', 'WUBRG'],
    ["{T}: Add one mana of any color in your commander's color identity.", '', 'UB'],
    ['One mana of any color of your commander.', '', 'UB'],
    ['{W}, {T}: Draw a card. {T}: Add {C}.', '', ''],
    ['', 'G', 'G'],
  ])('reads %j', (text, colors, made) => {
    const card = testCard('Rock', { typeLine: 'Artifact', text, colors, roles: ['mana-artifact'] });
    expect(madeByArtifact(card, parseColorIdentity('UB'))).toBe(parseColorIdentity(made));
  });

  it('is none for an artifact that makes no mana', () => {
    expect(madeByArtifact(testCard('Sword', { typeLine: 'Artifact', colors: 'W' }), 31)).toBe(0);
  });
});
