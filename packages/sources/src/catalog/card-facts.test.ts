import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { cardRecord, type MirrorContent, mirror, printingRecord } from '../testing/mirror.ts';
import { readCatalog } from './read-catalog.ts';

async function getCards(content: MirrorContent): Promise<Card[]> {
  return (await readCatalog({ dir: await mirror(content) })).cards;
}

describe('the facts of a card', () => {
  it('come from the record', async () => {
    const [card] = await getCards({
      cards: [
        cardRecord('Æther Boss', {
          type_line: 'Legendary Artifact Creature — Golem Wizard',
          color_identity: ['U', 'W'],
          game_changer: true,
          oracle_text: '{T}: Add {C}.\nPartner',
        }),
      ],
    });
    expect(card).toMatchObject({
      key: 'oracle-of-Æther Boss',
      slug: 'aether-boss',
      primaryType: 'Creature',
      supertypes: ['Legendary'],
      types: ['Artifact', 'Creature'],
      subtypes: ['Golem', 'Wizard'],
      manaCost: '{2}{G}',
      manaValue: 3,
      colors: 16,
      colorIdentity: 3,
      gameChanger: true,
      summary: null,
      set: 'tst',
      setName: 'Test Set',
      rarity: 'rare',
      released: '2020-05-01',
      imageId: 'print-of-Æther Boss',
      lead: { canLead: true, partner: true },
      roles: ['ramp'],
    });
    expect(card?.faces).toEqual([
      {
        name: 'Æther Boss',
        manaCost: '{2}{G}',
        typeLine: 'Legendary Artifact Creature — Golem Wizard',
        text: '{T}: Add {C}.\nPartner',
        power: '3',
        toughness: '3',
        loyalty: null,
        defense: null,
        imageSmall: 'https://images.test/small/Æther Boss',
        imageNormal: 'https://images.test/normal/Æther Boss',
      },
    ]);
  });

  it('of two-faced cards come from both faces, colors and commander legality only from the front', async () => {
    const face = (name: string, type_line: string, more: object) => ({
      object: 'card_face',
      name,
      type_line,
      ...more,
    });
    const [card] = await getCards({
      cards: [
        cardRecord('Scroll // Hero', {
          layout: 'transform',
          mana_cost: undefined,
          oracle_text: undefined,
          colors: undefined,
          image_uris: undefined,
          power: undefined,
          toughness: undefined,
          type_line: 'Artifact // Legendary Creature — Hero',
          card_faces: [
            face('Scroll', 'Artifact', {
              mana_cost: '{1}',
              oracle_text: '{T}: Add {C}.',
              colors: [],
              image_uris: { small: 's', normal: 'n' },
            }),
            face('Hero', 'Legendary Creature — Hero', {
              mana_cost: '',
              oracle_text: 'Flying',
              colors: ['R'],
              power: '2',
              toughness: '2',
            }),
          ],
        }),
      ],
    });
    expect(card).toMatchObject({
      slug: 'scroll',
      aliases: ['Hero', 'Scroll'],
      primaryType: 'Artifact',
      supertypes: [],
      types: ['Artifact', 'Creature'],
      subtypes: ['Hero'],
      manaCost: '{1}',
      colors: 0,
      lead: { canLead: false },
    });
    expect(card?.faces.map(({ name, text, power, imageSmall }) => [name, text, power, imageSmall])).toEqual([
      ['Scroll', '{T}: Add {C}.', null, 's'],
      ['Hero', 'Flying', '2', null],
    ]);
  });

  it('of faces that upstream joins in one text are separated', async () => {
    const [card] = await getCards({
      cards: [
        cardRecord('Half // Other', {
          layout: 'split',
          type_line: 'Instant // Sorcery',
          mana_cost: '{U} // {2}{R}',
          oracle_text: 'Draw a card.\n//\nDestroy target artifact.',
          power: undefined,
          toughness: undefined,
        }),
      ],
    });
    expect(card?.slug).toBe('half-other');
    expect(card?.faces.map(({ name, manaCost, typeLine, text }) => [name, manaCost, typeLine, text])).toEqual(
      [
        ['Half', '{U}', 'Instant', 'Draw a card.'],
        ['Other', '{2}{R}', 'Sorcery', 'Destroy target artifact.'],
      ],
    );
    expect(card?.roles).toEqual(['draw', 'removal']);
  });

  it('count aftermath as split and a reversible print as one card', async () => {
    const cards = await getCards({
      cards: [
        cardRecord('Now // Later', { layout: 'aftermath', type_line: 'Instant // Sorcery' }),
        cardRecord('Same // Same', {
          oracle_id: undefined,
          layout: 'reversible_card',
          type_line: undefined,
          cmc: undefined,
          card_faces: [
            {
              name: 'Same',
              oracle_id: 'same',
              type_line: 'Instant',
              cmc: 2,
              mana_cost: '{1}{U}',
              oracle_text: 'Draw a card.',
            },
            {
              name: 'Same',
              oracle_id: 'same',
              type_line: 'Instant',
              cmc: 2,
              mana_cost: '{1}{U}',
              oracle_text: 'Draw a card.',
            },
          ],
        }),
      ],
    });
    expect(
      cards.map(({ slug, name, key, manaValue, faces }) => [slug, name, key, manaValue, faces.length]),
    ).toEqual([
      ['now-later', 'Now // Later', 'oracle-of-Now // Later', 3, 2],
      ['same', 'Same', 'same', 2, 1],
    ]);
  });

  it('exclude the result of a meld, which cannot be in a deck', async () => {
    const boss = { layout: 'meld', type_line: 'Legendary Creature — Angel' };
    const cards = await getCards({
      cards: [
        cardRecord('Result', { ...boss, mana_cost: '' }),
        cardRecord('Part', boss),
        cardRecord('Stated Result', {
          ...boss,
          all_parts: [{ id: 'print-of-Stated Result', component: 'meld_result' }],
        }),
        cardRecord('Stated Part', {
          ...boss,
          mana_cost: '',
          all_parts: [{ id: 'print-of-Stated Part', component: 'meld_part' }],
        }),
      ],
    });
    expect(cards.map((card) => [card.name, card.lead.canLead])).toEqual([
      ['Part', true],
      ['Stated Part', true],
    ]);
  });

  it('use the earliest release of record and printings, whatever placeholder the record has', async () => {
    const [card] = await getCards({
      cards: [cardRecord('Old', { released_at: '2026-06-01', set_name: 'tst' })],
      printings: [
        printingRecord('Old', 'late', { released_at: '2024-01-01' }),
        printingRecord('Old', 'early', { released_at: '1999-10-04' }),
      ],
      sets: [{ code: 'tst', name: 'Test Set', set_type: 'expansion' }],
    });
    expect(card?.released).toBe('1999-10-04');
    expect(card?.setName).toBe('Test Set');
    expect(card?.printings.map((printing) => printing.id)).toEqual(['early', 'late', 'print-of-Old']);
  });

  it('include their functional tags, and the other names of printings', async () => {
    const [card] = await getCards({
      cards: [cardRecord('Tagged')],
      printings: [
        printingRecord('Tagged', 'p', { flavor_name: 'Other Name' }),
        { ...printingRecord('Second Name', 'q'), oracle_id: 'oracle-of-Tagged' },
      ],
      tags: [
        { slug: 'zeta', taggings: [{ oracle_id: 'oracle-of-Tagged' }, { oracle_id: null }] },
        {
          slug: 'pure-draw',
          taggings: [{ oracle_id: 'oracle-of-Tagged' }, { oracle_id: 'oracle-of-Tagged' }],
        },
      ],
    });
    expect(card?.tags).toEqual(['pure-draw', 'zeta']);
    expect(card?.roles).toEqual(['draw']);
    expect(card?.aliases).toEqual(['Other Name', 'Second Name']);
  });
});
