import { describe, expect, it } from 'vitest';
import { printFigure } from './figure.ts';
import { toAddition, toCut, toListed, toyAnswer, toyCard, toyCreatures } from './toy-answer.fixture.ts';
import { findListType, TYPE_FIGURES } from './type-figures.ts';

const changeling = toyCard('Mimic', { typeLine: 'Creature — Shapeshifter', kindred: ['*'] });

describe('findListType', () => {
  it('needs 14 creatures of a type', () => {
    expect(findListType(toListed(toyCreatures(13, 'Elf')))).toBeNull();
    expect(findListType(toListed(toyCreatures(14, 'Elf')))).toBe('Elf');
  });

  it('needs half of all creatures', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, at) => toyCreatures(1, `Other${at}`)).flat();
    expect(findListType(toListed([...toyCreatures(14, 'Elf'), ...others(14)]))).toBe('Elf');
    expect(findListType(toListed([...toyCreatures(14, 'Elf'), ...others(15)]))).toBeNull();
  });

  it('counts cards of every type, but neither Humans nor Elf spells that are no creatures', () => {
    expect(findListType(toListed([...toyCreatures(13, 'Elf'), changeling]))).toBe('Elf');
    expect(findListType(toListed(toyCreatures(30, 'Human')))).toBeNull();
    const spell = toyCard('Roar', { typeLine: 'Kindred Sorcery — Elf' });
    expect(findListType(toListed([...toyCreatures(13, 'Elf'), spell]))).toBeNull();
  });

  it('takes the second type of Humans, and the first by name of equals', () => {
    expect(findListType(toListed(toyCreatures(14, 'Human Soldier')))).toBe('Soldier');
    expect(findListType(toListed(toyCreatures(14, 'Elf Druid')))).toBe('Druid');
  });
});

describe('the figures of creature types', () => {
  it('count creatures alone, among the first 30 to add and the first 10 to cut', () => {
    const [elf, goblin, rock] = [...toyCreatures(1, 'Elf'), ...toyCreatures(1, 'Goblin'), toyCard('Rock')];
    if (!elf || !goblin || !rock) throw new Error('unreachable');
    const answers = [
      toyAnswer({
        cards: toListed([...toyCreatures(15, 'Elf'), ...toyCreatures(5, 'Goblin'), rock]),
        // Of the first thirty 28 are rocks; the elf after them does not count.
        additions: [elf, goblin, ...Array.from({ length: 28 }, () => rock), elf].map((card) =>
          toAddition(card),
        ),
        // Of the first ten two are creatures, both elves.
        cuts: [elf, elf, ...Array.from({ length: 8 }, () => rock), goblin].map((card) => toCut(card)),
      }),
      toyAnswer({ additions: [toAddition(elf)] }),
    ];
    expect(TYPE_FIGURES.map((figure) => printFigure(figure, answers))).toEqual([
      '50.0% (1/2, 2 lists)',
      '50.0% (1/2, 1 lists)',
      '100.0% (2/2, 1 lists)',
      // 15 of 20.
      '75.0% (15/20, 1 lists)',
    ]);
  });
});
