import { describe, expect, it } from 'vitest';
import { makeCard } from './make-card.ts';

describe('a card for tests', () => {
  it('is a colorless artifact where nothing is given', () => {
    const card = makeCard({ name: 'Brass Beacon' });
    expect(card).toMatchObject({
      key: 'key-brass-beacon',
      slug: 'brass-beacon',
      types: ['Artifact'],
      colors: 0,
    });
    expect(card.lead.canLead).toBe(false);
  });

  it('has what follows from its facts', () => {
    const typeLine = 'Legendary Creature — Elf // Land';
    const card = makeCard({
      name: 'Ada // Grove',
      typeLine,
      identity: 'WU',
      text: 'Partner',
      size: ['3', '4'],
    });
    expect(card).toMatchObject({ supertypes: ['Legendary'], subtypes: ['Elf'], primaryType: 'Creature' });
    expect(card.faces.map(({ name, typeLine: line }) => [name, line])).toEqual([
      ['Ada', 'Legendary Creature — Elf'],
      ['Grove', 'Land'],
    ]);
    expect(card.faces[0]).toMatchObject({ power: '3', toughness: '4', text: 'Partner' });
    expect(card.lead).toMatchObject({ canLead: true, partner: true });
    expect(card.colorIdentity).toBe(makeCard({ name: 'Other', identity: 'UW' }).colorIdentity);
  });

  it('is what is given, whatever would follow', () => {
    expect(makeCard({ name: 'Brass Beacon', key: 'x', types: [], rarity: 'rare' })).toMatchObject({
      key: 'x',
      types: [],
      rarity: 'rare',
    });
  });
});
