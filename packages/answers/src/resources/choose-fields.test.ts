import { CardResource, DeckDetails } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { chooseFields } from './choose-fields.ts';

const CARD = {
  object: 'card',
  id: '1',
  name: 'Sol Ring',
  prices: {
    tcgplayer: { price: 1, currency: 'USD', date: '2026-01-01' },
    scg: { price: 2, currency: 'USD', date: '2026-01-01' },
  },
  faces: [{ name: 'Sol Ring', type: 'Artifact' }],
  salt: null,
};

describe('chooseFields', () => {
  it('keeps what is chosen, within objects, records and lists, and always kind and id', () => {
    const pick = (...names: string[]) => chooseFields(CardResource, names).pick(CARD);
    expect(pick('name')).toEqual({ object: 'card', id: '1', name: 'Sol Ring' });
    expect(pick('prices.tcgplayer.price', ' faces.type ')).toEqual({
      object: 'card',
      id: '1',
      prices: { tcgplayer: { price: 1 } },
      faces: [{ type: 'Artifact' }],
    });
    expect(pick('salt', 'id')).toEqual({ object: 'card', id: '1', salt: null });
    // A shop without a price is absent in the whole card, too.
    expect(pick('prices.cardmarket')).toEqual({ object: 'card', id: '1', prices: {} });
  });

  it('takes * for every field, whatever else is named', () => {
    for (const names of [['*'], [' * '], ['name', '*']]) {
      const chosen = chooseFields(CardResource, names);
      expect(chosen.names).toBe('*');
      expect(chosen.pick(CARD)).toEqual(CARD);
    }
    expect(() => chooseFields(CardResource, ['*', 'nmae'])).toThrow('"nmae"');
    expect(() => chooseFields(CardResource, ['prices.*'])).toThrow('"prices.*"');
  });

  it('takes a whole for its parts, in either order', () => {
    for (const names of [
      ['prices', 'prices.scg.price'],
      ['prices.scg.price', 'prices'],
    ])
      expect(chooseFields(CardResource, names).pick(CARD)).toMatchObject({ prices: CARD.prices });
  });

  it('leads through what may be null, and keeps the null', () => {
    const chosen = chooseFields(DeckDetails, ['source.name', 'commander.slug']);
    expect(chosen.pick({ object: 'deck', id: '1', source: null, commander: { id: 'a', slug: 'b' } })).toEqual(
      {
        object: 'deck',
        id: '1',
        source: null,
        commander: { slug: 'b' },
      },
    );
    expect(chosen.names).toEqual(['source.name', 'commander.slug']);
  });

  it('names the field that is not there', () => {
    for (const name of [
      'nmae',
      'prices.shop',
      'prices.scg.cents',
      'name.length',
      'faces.0',
      '__proto__',
      'constructor',
    ])
      expect(() => chooseFields(CardResource, ['id', name]), name).toThrow(`"${name}"`);
    expect(() => chooseFields(CardResource, ['', ' '])).toThrow('no field');
  });
});
