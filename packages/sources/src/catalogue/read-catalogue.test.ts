import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { cardRecord, type MirrorContent, mirror, printingRecord } from '../testing/mirror.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { readCatalogue } from './read-catalogue.ts';

async function read(content: MirrorContent) {
  return readCatalogue({ dir: await mirror(content) });
}

async function cardsOf(content: MirrorContent): Promise<Card[]> {
  return (await read(content)).cards;
}

const reportOf = ({ reports }: Awaited<ReturnType<typeof readCatalogue>>, name: string) =>
  reports.find((report) => report.name === name);

const legal = (commander: string | null) => ({ legalities: { commander } });

describe('the rule of the catalogue', () => {
  it('takes legal, banned and restricted cards, and marks what upstream says nothing about', async () => {
    const cards = await cardsOf({
      cards: [
        cardRecord('Banned', legal('banned')),
        cardRecord('Legal', legal('legal')),
        cardRecord('Restricted', legal('restricted')),
        cardRecord('Silent', { legalities: { standard: 'legal' } }),
        cardRecord('Unsaid', { legalities: undefined }),
        cardRecord('Out', legal('not_legal')),
        cardRecord('Strange', legal('suspended')),
      ],
    });
    expect(cards.map((card) => [card.name, card.legality])).toEqual([
      ['Banned', 'banned'],
      ['Legal', 'legal'],
      ['Restricted', 'restricted'],
      ['Silent', 'unconfirmed'],
      ['Unsaid', 'unconfirmed'],
    ]);
  });

  it('leaves out what is no card of the format and counts each rule', async () => {
    const catalogue = await read({
      cards: [
        cardRecord('Kept'),
        cardRecord('Plane', { type_line: 'Plane — Somewhere' }),
        cardRecord('Ride', { type_line: 'Artifact — Attraction' }),
        cardRecord('Token A', { layout: 'token', legalities: {} }),
        cardRecord('Token B', { type_line: 'Token Creature — Beast', legalities: {} }),
        cardRecord('Token C', { set_type: 'token' }),
        cardRecord('Souvenir', { set_type: 'memorabilia' }),
        cardRecord('Online', { set_type: 'alchemy' }),
        cardRecord('Not', legal('not_legal')),
      ],
    });
    expect(catalogue.cards.map((card) => card.name)).toEqual(['Kept']);
    expect(reportOf(catalogue, 'cards')).toMatchObject({
      records: 9,
      kept: 1,
      rejected: 0,
      skipped: {
        'not legal in Commander': 1,
        'none of the eight card types': 1,
        Attraction: 1,
        token: 3,
        memorabilia: 1,
        'Alchemy card': 1,
      },
    });
  });

  it('keeps a card whose record names an online set when it is printed elsewhere, with that printing’s set', async () => {
    const [card, ...others] = await cardsOf({
      cards: [cardRecord('Both', { set_type: 'alchemy', set: 'yon', released_at: '2022-07-07' })],
      printings: [
        printingRecord('Both', 'online', { set: 'yon', released_at: '2022-07-07' }),
        printingRecord('Both', 'later', { set: 'lat', released_at: '2023-01-01' }),
        printingRecord('Both', 'paper', { set: 'two', released_at: '2022-06-10' }),
      ],
      sets: [
        { code: 'yon', name: 'Online Set', set_type: 'alchemy', released_at: '2022-07-07', card_count: 1 },
        { code: 'two', name: 'Second Set', set_type: 'expansion', released_at: '2022-06-10', card_count: 1 },
      ],
    });
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      set: 'two',
      setName: 'Second Set',
      rarity: 'uncommon',
      released: '2022-06-10',
    });
  });

  it('takes unknown layouts and keywords as data', async () => {
    const [card] = await cardsOf({
      cards: [
        cardRecord('New', { layout: 'holographic', keywords: ['Zorble'], border_color: { odd: true } }),
      ],
    });
    expect(card).toMatchObject({ layout: 'holographic', keywords: ['Zorble'], slug: 'new' });
  });
});

describe('records of one card', () => {
  it('become one card when they share an oracle id; the other name is an alias', async () => {
    const cards = await cardsOf({
      cards: [
        cardRecord('Newer Name', { id: 'b', oracle_id: 'same', released_at: '2023-01-01' }),
        cardRecord('First Name', { id: 'a', oracle_id: 'same', released_at: '2020-01-01' }),
      ],
    });
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      name: 'First Name',
      slug: 'first-name',
      key: 'same',
      aliases: ['Newer Name'],
    });
    expect(cards[0]?.printings.map((printing) => printing.id)).toEqual(['a', 'b']);
  });

  it('become one card when they share an address, also by way of a third', async () => {
    const catalogue = await read({
      cards: [
        cardRecord('Twin!', { oracle_id: 'one', released_at: '2021-01-01' }),
        cardRecord('Twin', { oracle_id: 'two', released_at: '2022-01-01' }),
        cardRecord('Third', {
          oracle_id: 'two',
          released_at: '2019-01-01',
          legalities: { commander: 'banned' },
        }),
      ],
    });
    expect(catalogue.cards).toHaveLength(1);
    expect(catalogue.cards[0]).toMatchObject({ name: 'Twin!', legality: 'legal', released: '2019-01-01' });
    expect(catalogue.cards[0]?.aliases.sort()).toEqual(['Third', 'Twin']);
    expect(reportOf(catalogue, 'cards')?.skipped).toEqual({ 'joined with another record': 2 });
  });

  it('come out the same whatever their order in the files', async () => {
    const cards = ['C', 'A!', 'B', 'A', 'D // E'].map((name, index) =>
      cardRecord(name, {
        oracle_id: `o${index % 4}`,
        released_at: `202${index}-01-01`,
        prices: { usd: String(index + 1) },
      }),
    );
    const printings = cards.map((card, index) => ({
      ...printingRecord('x', `p${index}`, { released_at: '2018-03-03', prices: { tix: '0.5' } }),
      oracle_id: card.oracle_id,
    }));
    const forward = await read({ cards, printings });
    const backward = await read({ cards: cards.toReversed(), printings: printings.toReversed() });
    expect(backward.cards).toEqual(forward.cards);
    expect(forward.cards.map((card) => card.slug)).toEqual(['a', 'b', 'c']);
  });
});

describe('the facts of a card', () => {
  it('come from the record', async () => {
    const [card] = await cardsOf({
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

  it('of two-faced cards come from both faces, leading from the front alone', async () => {
    const face = (name: string, type_line: string, more: object) => ({
      object: 'card_face',
      name,
      type_line,
      ...more,
    });
    const [card] = await cardsOf({
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
      colors: 8,
      lead: { canLead: false },
    });
    expect(card?.faces.map(({ name, text, power, imageSmall }) => [name, text, power, imageSmall])).toEqual([
      ['Scroll', '{T}: Add {C}.', null, 's'],
      ['Hero', 'Flying', '2', null],
    ]);
  });

  it('of faces that upstream joins in one text are told apart', async () => {
    const [card] = await cardsOf({
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
    const cards = await cardsOf({
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

  it('let no melded card lead', async () => {
    const boss = { layout: 'meld', type_line: 'Legendary Creature — Angel' };
    const cards = await cardsOf({
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
      ['Result', false],
      ['Stated Part', true],
      ['Stated Result', false],
    ]);
  });

  it('take the earliest release over record and printings, whatever placeholder the record has', async () => {
    const [card] = await cardsOf({
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

  it('hold their functional tags, and the other names that printings carry', async () => {
    const [card] = await cardsOf({
      cards: [cardRecord('Tagged')],
      printings: [
        printingRecord('Tagged', 'p', { flavor_name: 'Other Name' }),
        { ...printingRecord('Second Name', 'q'), oracle_id: 'oracle-of-Tagged' },
      ],
      tags: [
        { slug: 'zeta', taggings: [{ oracle_id: 'oracle-of-Tagged' }, { oracle_id: null }] },
        {
          slug: 'draw-pure',
          taggings: [{ oracle_id: 'oracle-of-Tagged' }, { oracle_id: 'oracle-of-Tagged' }],
        },
      ],
    });
    expect(card?.tags).toEqual(['draw-pure', 'zeta']);
    expect(card?.roles).toEqual(['draw']);
    expect(card?.aliases).toEqual(['Other Name', 'Second Name']);
  });
});

describe('reading a folder', () => {
  it('reports each missing optional file and goes on', async () => {
    const catalogue = await read({ cards: [cardRecord('Alone')] });
    expect(catalogue.cards).toHaveLength(1);
    expect(catalogue).toMatchObject({ combos: [], precons: [], sets: [], date: '2026-01-15' });
    const missing = catalogue.reports.filter((report) => report.file === null);
    expect(missing.map((report) => report.name)).toEqual([
      'sets',
      'oracle tags',
      'printings',
      'mtgjson prices',
      'combos',
      'precons',
    ]);
    for (const report of missing) expect(report.warnings[0]).toMatch(/is missing: /);
    expect(catalogue.cards[0]?.printings.map((printing) => printing.id)).toEqual(['print-of-Alone']);
  });

  it('names the card file and what to do when it is missing', async () => {
    const dir = await tempDir({ 'scryfall/sets.json': '{"data":[]}' });
    await expect(readCatalogue({ dir })).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringMatching(/oracle-cards\.json.* is missing: put .* there/),
    });
    await expect(readCatalogue({ dir: join(dir, 'nowhere') })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('finds bulk files by their kind when there is no manifest, the latest by name, with its date', async () => {
    const dir = await mirror({ cards: [cardRecord('Old')], updatedAt: null });
    await rm(join(dir, 'scryfall/oracle-cards.json.gz'));
    const card = (name: string) => JSON.stringify([cardRecord(name, { prices: { usd: '1.50' } })]);
    await writeFile(join(dir, 'scryfall/oracle-cards-20260101090000.json'), card('January'));
    await writeFile(join(dir, 'scryfall/oracle-cards-20260203090000.json'), card('February'));
    const catalogue = await readCatalogue({ dir });
    expect(catalogue.cards.map((found) => found.name)).toEqual(['February']);
    expect(catalogue.date).toBe('2026-02-03');
    expect(catalogue.cards[0]?.prices.tcgplayer?.date).toBe('2026-02-03');
    expect(reportOf(catalogue, 'cards')?.warnings[0]).toMatch(/bulk-data\.json is missing/);
  });

  it('leaves undated prices out and says so', async () => {
    const catalogue = await read({ cards: [cardRecord('A', { prices: { usd: '1' } })], updatedAt: null });
    expect(catalogue.date).toBeNull();
    expect(catalogue.cards[0]?.prices).toEqual({});
    expect(reportOf(catalogue, 'cards')?.warnings.join()).toMatch(/neither .* gives a date/);
  });

  it('refuses a manifest it cannot read', async () => {
    const dir = await mirror({ cards: [cardRecord('A')] });
    await writeFile(join(dir, 'scryfall/bulk-data.json'), '{"data":');
    await expect(readCatalogue({ dir })).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('counts rejects of good files, and fails as a whole above two in a hundred cards', async () => {
    const cards = Array.from({ length: 98 }, (_, index) => cardRecord(`Card ${index}`));
    const bad = [cardRecord('No date', { released_at: 'soon' }), { name: 'No id' }];
    const catalogue = await read({ cards: [...cards, ...bad] });
    expect(reportOf(catalogue, 'cards')).toMatchObject({ records: 100, kept: 98, rejected: 2 });
    expect(reportOf(catalogue, 'cards')?.firstRejects).toEqual([
      { at: 'record 98', reason: 'released_at: not a date' },
      expect.objectContaining({ at: 'record 99' }),
    ]);
    await expect(read({ cards: [...cards.slice(1), ...bad] })).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('shows progress that ends at the whole', async () => {
    const dir = await mirror({ cards: [cardRecord('A')], printings: [printingRecord('A', 'p')], sets: [] });
    const steps: { stage: string; bytesRead: number; bytesTotal: number }[] = [];
    await readCatalogue({ dir, onProgress: (progress) => steps.push(progress) });
    expect(steps.map((step) => step.stage)).toEqual(['sets', 'cards', 'printings']);
    expect(steps.at(-1)?.bytesRead).toBe(steps[0]?.bytesTotal);
  });
});
