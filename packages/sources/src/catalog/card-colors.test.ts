import { listColors } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { ScryfallCard } from '../scryfall/schemas.ts';
import { cardRecord, type Fields } from '../testing/mirror.ts';
import { toCard } from './card-mapper.ts';

/** Colors and identity of a record in the upstream layout, in words such as "WU". */
function readColors(fields: Fields): string[] {
  const record = ScryfallCard.parse(cardRecord('Front // Back', { mana_cost: undefined, ...fields }));
  const card = toCard(record, []);
  return [card?.colors ?? -1, card?.colorIdentity ?? -1].map((bits) => listColors(bits).join(''));
}

const face = (mana_cost: string, colors?: string[]): Fields => ({
  name: colors ? `Face ${mana_cost}` : mana_cost,
  type_line: 'Creature — Test',
  mana_cost,
  ...(colors && { colors }),
});

describe('the colors of a double-faced card are those of its front face', () => {
  const two = (layout: string, front: Fields, back: Fields, identity: string): string[] =>
    readColors({
      layout,
      colors: undefined,
      card_faces: [front, back],
      color_identity: [...identity],
      type_line: 'Creature — Test // Creature — Test',
    });

  it.each([
    [
      'a black god with a black and red planeswalker',
      face('{1}{B}', ['B']),
      face('{5}{B}{R}', ['B', 'R']),
      'BR',
    ],
    [
      'a green god with an enchantment of five colors',
      face('{1}{G}{G}', ['G']),
      face('{W}{U}{B}{R}{G}', [...'WUBRG']),
      'WUBRG',
    ],
    ['a colorless land with a black demon', face('', []), face('', ['B']), 'B'],
    ['a blue spell with a land', face('{X}{U}', ['U']), face('', []), 'U'],
    ['a colorless artifact with a white angel', face('{4}', []), face('', ['W']), 'W'],
    ['a back whose color indicator is another', face('{2}{R}', ['R']), face('', ['R', 'G']), 'RG'],
  ])('%s', (_, front, back, identity) => {
    const colors = (front.colors as string[]).join('');
    for (const layout of ['modal_dfc', 'transform', 'reversible_card'])
      expect(two(layout, front, back, identity)).toEqual([colors, identity]);
  });

  it('also where a feed states those of both faces for the whole, or has no faces', () => {
    const faces = [face('{1}{B}', ['B']), face('{5}{B}{R}', ['B', 'R'])];
    const both = { layout: 'modal_dfc', color_identity: ['B', 'R'], colors: ['B', 'R'] };
    expect(readColors({ ...both, card_faces: faces })).toEqual(['B', 'BR']);
    expect(readColors({ ...both, colors: ['B'], mana_cost: '{1}{B}' })).toEqual(['B', 'BR']);
  });
});

describe('the colors of a card with all its parts on the front', () => {
  it.each([
    ['a split card: both halves', 'split', ['R', 'U'], ['{1}{R}', '{1}{U}'], 'UR'],
    ['a split card of which a feed states the first half', 'split', ['R'], ['{1}{R}', '{1}{U}'], 'UR'],
    ['a split card whose colors a feed lacks', 'split', [], ['{2}{W}', '{B}'], 'WB'],
    ['a split card with hybrid costs', 'split', ['G', 'U'], ['{1}{G/U}', '{4}{U/B}{U/B}'], 'UBG'],
    ['five halves', 'split', ['W'], ['{X}{W}', '{2}{R}', '{2}{U}', '{3}{B}', '{1}{G}'], 'WUBRG'],
    ['aftermath', 'aftermath', ['B'], ['{B}', '{1}{R}'], 'BR'],
    ['an adventurer: the creature', 'adventure', ['B'], ['{1}{B}', '{R}'], 'B'],
    ['an adventurer of which a feed states both', 'adventure', ['B', 'R'], ['{1}{B}', '{R}'], 'B'],
    ['a colorless adventurer with a colored adventure', 'adventure', ['W'], ['{4}', '{1}{W}'], ''],
    ['an adventurer without color for all its cost', 'adventure', [], ['{2}{B}', '{1}{U}'], ''],
    ['a flip card', 'flip', ['G'], ['{1}{G}', ''], 'G'],
  ])('%s', (_, layout, colors, costs, expected) => {
    const fields = { layout, colors, color_identity: ['W'] };
    const joined = { mana_cost: costs.join(' // '), type_line: costs.map(() => 'Instant').join(' // ') };
    expect(readColors({ ...fields, ...joined, card_faces: costs.map((cost) => face(cost)) })).toEqual([
      expected,
      'W',
    ]);
    expect(readColors({ ...fields, ...joined })).toEqual([expected, 'W']);
  });

  it('is what the record says where there is one face', () => {
    expect(readColors({ colors: ['B'], mana_cost: '', color_identity: ['B'] })).toEqual(['B', 'B']);
    expect(readColors({ colors: [], mana_cost: '{2}{R}', color_identity: ['R'] })).toEqual(['', 'R']);
  });
});
