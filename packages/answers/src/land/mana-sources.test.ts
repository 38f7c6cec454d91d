import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Card, FIVE_COLOR, LAND_CYCLES, listColors, parseColorIdentity } from '@deckwright/domain';
import type { ManaSource } from '@deckwright/engine/query';
import { describe, expect, it } from 'vitest';
import { testCard } from '../testing/tiny-catalog.ts';
import { colorsByText, manaSources } from './mana-sources.ts';

const REAL = resolve(import.meta.dirname, '../../../../../shared/data/mirror/scryfall/oracle-cards.json.gz');

function land(name: string, text: string, typeLine = 'Land'): Card {
  return testCard(name, { typeLine, text, manaValue: 0 });
}

const PLAINS = land('Plains', '({T}: Add {W}.)', 'Basic Land — Plains');
const ISLAND = land('Island', '({T}: Add {U}.)', 'Basic Land — Island');
const GRAVE = land('Wet Grave', '({T}: Add {U} or {B}.)', 'Land — Island Swamp');

/** The card with a text for each face. */
function withTexts(card: Card, ...texts: (string | null)[]): Card {
  return { ...card, faces: card.faces.map((face, at) => ({ ...face, text: texts[at] ?? null })) };
}

/** "WU from 2, B 0.5 from 4": colors, the part if it is not 1, and the lowest mana value if there is one. */
function print(sources: readonly ManaSource[]): string {
  return sources
    .map(({ makes, part, from }) => {
      const share = part === 1 ? '' : ` ${Math.round(part * 100) / 100}`;
      return `${listColors(makes).join('')}${share}${from === 0 ? '' : ` from ${from}`}`;
    })
    .join(', ');
}

describe('what a land makes', () => {
  const inDeck = (identity: string, ...lands: Card[]) => ({ identity: parseColorIdentity(identity), lands });

  it.each([
    [
      'never by its costs',
      '{T}: Add {C}.\n{1}{B}, {T}: Put target creature card on top of your library.',
      '',
    ],
    [
      'never by what it becomes',
      '{T}: Add {C}.\n{R}, {T}: Target creature gains haste until end of turn.',
      '',
    ],
    ['by its symbols', '{T}: Add {C}.\n{T}: Add {G} or {U}. Rock deals 1 damage to you.', 'UG'],
    ['tapped, so not on turn 1', 'Rock enters the battlefield tapped.\n{T}: Add {G} or {U}.', 'UG from 2'],
    [
      'untapped for life',
      'As Rock enters, you may pay 2 life. If you don’t, it enters tapped.\n{T}: Add {W}.',
      'W',
    ],
    ['untapped with others', 'Rock enters tapped unless you control a Plains.\n{T}: Add {W}.', 'W'],
    ['of any color', '{T}, Pay 1 life: Add one mana of any color.', 'WUBRG'],
    ['of the commander', "{T}: Add one mana of any color in your commander's color identity.", 'WUB'],
    [
      'of others’ lands',
      '{T}: Add one mana of any color that a land an opponent controls could produce.',
      'WUBRG 0.75',
    ],
    ['by a filter', '{T}: Add {C}.\n{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.', 'WU'],
    ['for more than it gives', '{T}: Add {C}.\n{1}, {T}: Add one mana of any color.', 'WUBRG from 3'],
    ['for each Swamp', '{2}, {T}: Add {B} for each Swamp you control.', 'B from 4'],
    ['once', '{T}: Add {G}.\n{T}, Sacrifice Rock: Add one mana of any color.', 'G, WUBRG 0.25'],
    [
      'of a chosen color',
      'Rock enters tapped. As it enters, choose a color.\n{T}: Add {R} or one mana of the chosen color.',
      'R from 2, WUBRG 0.67 from 2',
    ],
    ['not for others', 'Other Caves you control have "{T}, Pay 1 life: Add one mana of any color."', ''],
    [
      'not from the graveyard',
      '{T}: Add {C}.\nAs long as Rock is in your graveyard, lands you control have "{T}: Add {G} or {W}."',
      '',
    ],
    [
      'not once on entering',
      '{T}: Add {C}.\nWhen Rock enters the battlefield, add one mana of any color.',
      '',
    ],
    ['by a type it gives', 'Each land is a Swamp in addition to its other land types.', 'B'],
    [
      'by a type it chooses',
      'As Rock enters, choose a basic land type.\nThis land is the chosen type.',
      'WUBRG 0.67',
    ],
    [
      'not for searching others',
      '{2}, {T}, Sacrifice Rock: Destroy target nonbasic land. You may search your library for a basic land card, put it onto the battlefield, then shuffle.',
      '',
    ],
    [
      'not for searching cards',
      '{3}, {T}: Search your library for a Gate card, put it onto the battlefield, then shuffle.',
      '',
    ],
  ])('%s', (_, text, made) => {
    expect(print(manaSources(land('Rock', text), inDeck('WUB')))).toBe(made);
  });

  it('is what it finds in this deck', () => {
    const fetch = land(
      'Strand',
      '{T}, Pay 1 life, Sacrifice Strand: Search your library for a Plains or Island card, put it onto the battlefield, then shuffle.',
    );
    expect(print(manaSources(fetch, inDeck('WU', PLAINS, ISLAND)))).toBe('WU');
    // It finds the Island that is a Swamp, too.
    expect(print(manaSources(fetch, inDeck('UB', GRAVE)))).toBe('UB');
    expect(print(manaSources(fetch, inDeck('UB', ISLAND)))).toBe('U');
    const wilds = land(
      'Wilds',
      '{T}, Sacrifice Wilds: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
    );
    expect(print(manaSources(wilds, inDeck('WU', PLAINS, ISLAND, GRAVE)))).toBe('WU from 2');
    // In three colors it has to choose.
    expect(print(manaSources(wilds, inDeck('WUB', PLAINS, ISLAND, GRAVE)))).toBe('WU 0.67 from 2');
    const slow = land(
      'Landscape',
      '{2}, {T}, Sacrifice Landscape: Search your library for up to two basic land cards that share a land type, put them onto the battlefield tapped, then shuffle.',
    );
    expect(print(manaSources(slow, inDeck('W', PLAINS)))).toBe('W 0.5 from 4');
    const pool = land('Pool', '{T}: Add one mana of any type that a land you control could produce.');
    expect(print(manaSources(pool, inDeck('WUB', PLAINS, GRAVE, pool)))).toBe('WUB');
  });

  it('is both faces of a Pathway, and only the front of a land that transforms', () => {
    const faces = (layout: string) =>
      withTexts(
        testCard('Gate // Mist', { typeLine: 'Land // Land', layout, manaValue: 0 }),
        '{T}: Add {W}.',
        '{T}: Add {U}.',
      );
    expect(print(manaSources(faces('modal_dfc'), inDeck('WU')))).toBe('W, U');
    expect(print(manaSources(faces('modal_dfc'), inDeck('WUB')))).toBe('W 0.67, U 0.67');
    expect(print(manaSources(faces('transform'), inDeck('WU')))).toBe('W');
  });

  it('is a part on the back of a spell', () => {
    const modal = withTexts(
      testCard('Recovery // Sanctuary', { typeLine: 'Sorcery // Land', layout: 'modal_dfc' }),
      'Add {R}{R}{R}.',
      'Sanctuary enters the battlefield tapped.\n{T}: Add {G}.',
    );
    expect(print(manaSources(modal, inDeck('G')))).toBe('G 0.8 from 2');
    expect(print(manaSources({ ...modal, rarity: 'mythic' }, inDeck('G')))).toBe('G from 2');
  });
});

describe('what other cards make', () => {
  const sources = (typeLine: string, text: string, facts: object = {}) =>
    print(
      manaSources(testCard('Card', { typeLine, text, ...facts }), {
        identity: parseColorIdentity('WU'),
        lands: [PLAINS, ISLAND],
      }),
    );
  const rock = { roles: ['mana-artifact'] };

  it('is three quarters for an artifact, from the turn after it', () => {
    expect(
      sources('Artifact', "{T}: Add one mana of any color in your commander's color identity.", rock),
    ).toBe('WU 0.75 from 3');
    expect(sources('Artifact', '{1}, {T}: Add {W}{U}.', rock)).toBe('WU 0.75 from 3');
    expect(sources('Artifact', '{T}: Add {C}{C}.', rock)).toBe('');
    expect(sources('Artifact', '{T}: Add {C}.\n{W}, {T}: Draw a card.', { ...rock, colors: 'W' })).toBe('');
    expect(
      sources(
        'Artifact',
        '{T}: Add one mana of any color that a land an opponent controls could produce.',
        rock,
      ),
    ).toBe('WUBRG 0.5 from 3');
    expect(
      sources('Artifact', '{T}, Sacrifice Card: Add one mana of any color.', { ...rock, manaValue: 0 }),
    ).toBe('WUBRG 0.25 from 1');
    expect(sources('Artifact — Equipment', 'Equip {W}')).toBe('');
  });

  it('is half for a creature, and three quarters or half for a search', () => {
    expect(sources('Creature — Elf', '{T}: Add {G}.', { manaValue: 1 })).toBe('G 0.5 from 2');
    expect(sources('Creature — Elf', 'Whenever Card attacks, add {R}{R}.')).toBe('');
    const search =
      'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.';
    expect(sources('Sorcery', search)).toBe('WU 0.75 from 3');
    expect(sources('Sorcery', search, { manaValue: 3 })).toBe('WU 0.5 from 5');
    expect(sources('Sorcery', search, { manaValue: 4 })).toBe('');
    expect(sources('Creature', `Whenever Card deals combat damage to a player, ${search}`)).toBe('');
    expect(sources('Instant', 'Add {R}{R}{R}.')).toBe('');
    expect(
      sources(
        'Enchantment — Aura',
        'Whenever enchanted land is tapped for mana, its controller adds an additional {G}.',
        { manaValue: 1 },
      ),
    ).toBe('G 0.75 from 2');
  });

  it('is read from facts without a text', () => {
    const known = (summary: string, facts: object) =>
      print(
        manaSources(
          { ...withTexts(testCard('Card', { typeLine: 'Artifact', ...facts }), null), summary },
          {
            identity: parseColorIdentity('WU'),
            lands: [],
            stated: ({ name }) => (name === 'Tower' ? FIVE_COLOR : undefined),
          },
        ),
      );
    expect(known('One mana of any color of your commander.', rock)).toBe('WU 0.75 from 3');
    expect(known('Rock of any color.', rock)).toBe('WUBRG 0.75 from 3');
    expect(known('Two colorless mana a turn.', rock)).toBe('');
    expect(known('A green rock.', { ...rock, colors: 'G' })).toBe('G 0.75 from 3');
    expect(known('A land.', { typeLine: 'Land — Forest' })).toBe('G');
  });
});

describe.skipIf(!existsSync(REAL))('with the real catalog (skipped: no real cards in ../shared)', () => {
  type Row = { name: string; layout: string; type_line?: string; oracle_text?: string; card_faces?: Row[] };

  it('agrees with the colors stated for every land of the cycles', () => {
    const rows = JSON.parse(gunzipSync(readFileSync(REAL)).toString('utf8')) as Row[];
    const byName = new Map(
      rows
        .filter(({ type_line = '' }) => /\bLand\b/.test(type_line))
        .map((row) => [row.name.split(' // ')[0], row]),
    );
    const read = (name: string): string => {
      const row = byName.get(name);
      if (!row) return 'unknown';
      const card = testCard(name, { typeLine: row.type_line ?? '', layout: row.layout });
      const faces = (row.card_faces ?? [row]).map((face) => ({
        ...card.faces[0],
        name: face.name,
        typeLine: face.type_line ?? '',
        text: face.oracle_text ?? '',
      }));
      return listColors(colorsByText({ ...card, faces } as Card) ?? 0).join('');
    };
    const stated = LAND_CYCLES.flatMap(({ lands }) => lands);
    expect(stated.length).toBeGreaterThan(200);
    const differing = stated.filter(({ name, colors }) => read(name) !== listColors(colors).join(''));
    expect(
      differing.map(({ name, colors }) => `${name}: ${listColors(colors).join('')}, read ${read(name)}`),
    ).toEqual([]);
  });
});
