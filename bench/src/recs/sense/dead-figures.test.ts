import { describe, expect, it } from 'vitest';
import { parseColorIdentity } from '../../../../packages/domain/src/index.ts';
import { DEAD_FIGURES, isDead, searchedTypes } from './dead-figures.ts';
import { printFigure } from './figure.ts';
import { toAddition, toListed, toyAnswer, toyCard } from './toy-answer.fixture.ts';

const land = (name: string, text: string) => toyCard(name, { typeLine: 'Land', text });
const delta = land(
  'Polluted Delta',
  '{T}, Pay 1 life, Sacrifice Polluted Delta: Search your library for an Island or Swamp card, put it onto the battlefield, then shuffle.',
);
const wilds = land(
  'Evolving Wilds',
  '{T}, Sacrifice Evolving Wilds: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
);
const tower = land('Command Tower', '{T}: Add one mana of any color in your commander’s color identity.');
const [wasteland, basic, dual] = [
  toyCard('Wastes', { typeLine: 'Basic Land' }),
  toyCard('Mountain', { typeLine: 'Basic Land — Mountain' }),
  toyCard('Steam Vents', { typeLine: 'Land — Island Mountain' }),
];
const all = parseColorIdentity('WUBRG');
const inList = (identity: string, ...cards: (typeof basic)[]) => ({
  identity: parseColorIdentity(identity),
  cards: toListed(cards),
});

describe('searchedTypes', () => {
  it('reads basic land types, not those of other sentences', () => {
    expect(searchedTypes(delta)).toEqual(['Island', 'Swamp']);
    expect(searchedTypes(wilds)).toBeNull();
    expect(searchedTypes(land('Cave', '{T}: Add {C}. Forests you control are happy.'))).toBeNull();
  });
});

describe('isDead', () => {
  it.each([
    ['a fetch land without a target', { card: delta, makes: all }, inList('R', basic), true],
    ['one with a target in the list', { card: delta, makes: all }, inList('R', dual), false],
    ['one of the deck’s colors', { card: delta, makes: all }, inList('BG', basic), false],
    ['one for any basic land', { card: wilds, makes: all }, inList('', wasteland), false],
    ['the same without a basic land', { card: wilds, makes: all }, inList('R', dual), true],
    ['a land of any color', { card: tower, makes: all }, inList('R', basic), false],
    ['the same without colors', { card: tower, makes: all }, inList('', wasteland), true],
    ['an artifact of the commander’s colors', rock('Signet', 'commander’s color identity'), inList(''), true],
    [
      'an artifact of another color',
      { ...rock('Stone', ''), makes: parseColorIdentity('U') },
      inList('R'),
      true,
    ],
    [
      'one of a color of the deck',
      { ...rock('Stone', ''), makes: parseColorIdentity('UR') },
      inList('R'),
      false,
    ],
    ['a land that makes no color', { card: land('Cave', '{T}: Add {C}.'), makes: 0 }, inList('R'), false],
    ['a card that makes no mana', { card: toyCard('Hammer'), makes: 0 }, inList('R'), false],
  ])('%s: %#', (_, addition, list, dead) => {
    expect(isDead(addition, list)).toBe(dead);
  });
});

it('counts dead ones among the lands and mana artifacts to add', () => {
  const answer = toyAnswer({
    ...inList('R', basic),
    additions: [
      toAddition(delta, { makes: all }),
      toAddition(tower, { makes: all }),
      toAddition(toyCard('Hammer')),
    ],
  });
  expect(DEAD_FIGURES.map((figure) => printFigure(figure, [answer]))).toEqual(['50.0% (1/2, 1 lists)']);
});

function rock(name: string, text: string) {
  return { card: toyCard(name, { roles: ['mana-artifact'], text }), makes: 0 };
}
