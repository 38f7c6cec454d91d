import { CardResource } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOfId } from '../lookup/index.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';
import { cardResource } from './card-resource.ts';
import { chooseFields } from './choose-fields.ts';
import { toProvenance } from './provenance.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

const card = (id: string): CardResource => {
  const { snapshot } = tiny;
  return CardResource.strict().parse(cardResource({ snapshot, imageHost: null }, cardOfId(snapshot, id)));
};

describe('a card', () => {
  it('is found by id and by slug, with its counts over all decks', () => {
    // Six of eight decks run Beacon: all but the third and the seventh of TINY_DECKS.
    // Wilson: (6 + 1.9208 ± 1.96·√(6·2/8 + 0.9604)) / (8 + 3.8416) = (7.9208 ± 3.0746) / 11.8416.
    expect(card('key-beacon')).toMatchObject({
      object: 'card',
      id: 'key-beacon',
      slug: 'beacon',
      name: 'Beacon',
      page: '/cards/beacon',
      mana_value: 1,
      num_decks: 6,
      potential_decks: 8,
      inclusion_rate: 0.75,
      inclusion_low: 0.4093,
      inclusion_high: 0.9285,
      num_decks_as_commander: 0,
      roles: ['mana-artifact', 'ramp'],
      salt: 0.5,
      salt_votes: 8,
      prices: { cardkingdom: { price: 1, currency: 'USD', date: '2024-03-01' } },
    });
    expect(card('beacon')).toEqual(card('key-beacon'));
    // Ada leads three decks with Bo and one alone.
    expect(card('ada-the-first')).toMatchObject({ legal_partner: true, num_decks_as_commander: 4 });
  });

  it('has its chosen fields alone', () => {
    const { names, pick } = chooseFields(CardResource, ['name', 'prices.cardkingdom.price', 'faces.type']);
    expect(pick(card('beacon'))).toEqual({
      object: 'card',
      id: 'key-beacon',
      name: 'Beacon',
      prices: { cardkingdom: { price: 1 } },
      faces: [{ type: 'Artifact' }],
    });
    expect(names).toEqual(['name', 'prices.cardkingdom.price', 'faces.type']);
  });

  it('is unknown by another id, with the nearest names', () => {
    const nearest = expect.objectContaining({ 0: expect.objectContaining({ url: '/cards/beacon' }) });
    expect(() => card('beacn')).toThrow(expect.objectContaining({ code: 'not-found', nearest }));
  });
});

describe('where the numbers of an answer come from', () => {
  it('names the day, the decks and that they are real', () => {
    expect(toProvenance(tiny.snapshot)).toMatchObject({ asOf: '2024-03-30', num_decks: 8, sample: false });
  });
});
