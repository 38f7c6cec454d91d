import { CARD_TYPES } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { identityOfCommanders, isIllegal, partCards, wordsOfUrl } from './panel-cards.ts';
import { testCard } from './test-card.ts';

describe('the list of the panel', () => {
  it('is grouped by type in the given order without empty groups, and in the order of adding', () => {
    const cards = [...CARD_TYPES]
      .reverse()
      .filter((type) => type !== 'Battle')
      .flatMap((type) => [
        testCard(`${type} two`, { primaryType: type }),
        testCard(`${type} one`, { primaryType: type }),
      ]);
    const loaded = Object.fromEntries(cards.map((card) => [card.url, card]));
    const { groups, waiting, unknown } = partCards(Object.keys(loaded), loaded, {});
    expect(groups.map(({ type }) => type)).toEqual([
      'Creature',
      'Instant',
      'Sorcery',
      'Artifact',
      'Enchantment',
      'Planeswalker',
      'Land',
    ]);
    expect(groups[0]?.cards.map(({ name }) => name)).toEqual(['Creature two', 'Creature one']);
    expect([waiting, unknown]).toEqual([[], []]);
  });

  it('distinguishes cards that are loading from those that no longer exist', () => {
    const parts = partCards(
      ['/cards/ada', '/cards/gone', '/cards/late'],
      { '/cards/ada': testCard('Ada') },
      {
        '/cards/gone': true,
      },
    );
    expect(parts).toMatchObject({ waiting: ['/cards/late'], unknown: ['/cards/gone'] });
    expect(wordsOfUrl('/cards/sol-ring')).toBe('sol ring');
    expect(wordsOfUrl('/cards/100%')).toBe('100%');
  });
});

describe('a card outside the color identity', () => {
  const white = testCard('Ada', { colorIdentity: ['W'] });
  const blue = testCard('Bo', { colorIdentity: ['U'] });
  it.each<[string, ('W' | 'U' | 'B')[], ReturnType<typeof testCard>[], boolean]>([
    ['without a commander nothing is illegal', ['B'], [], false],
    ['a color of the commander', ['W'], [white], false],
    ['none', [], [white], false],
    ['another color', ['U'], [white], true],
    ['only one of its two colors', ['W', 'U'], [white], true],
    ['the colors of both commanders together', ['W', 'U'], [white, blue], false],
    ['a color of neither commander', ['B'], [white, blue], true],
    ['any color with a colorless commander', ['W'], [testCard('Cyr')], true],
  ])('%s', (_, colors, commanders, illegal) => {
    const loaded = Object.fromEntries(commanders.map((card) => [card.url, card]));
    expect(isIllegal({ colorIdentity: colors }, identityOfCommanders(Object.keys(loaded), loaded))).toBe(
      illegal,
    );
  });

  it('is not reported while the data of one of two commanders are missing', () => {
    const identity = identityOfCommanders([white.url, blue.url], { [white.url]: white });
    expect(isIllegal({ colorIdentity: ['B'] }, identity)).toBe(false);
  });
});
