import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Upstream = Record<string, unknown>;

/** "Trinket 01" and so on. */
function trinket(number: number): string {
  return `Trinket ${String(number).padStart(2, '0')}`;
}

/** Trinkets `from` … `to`. */
export function trinkets(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => trinket(from + index));
}

const toId = (name: string): string => `oracle-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A record of Scryfall's oracle-cards file; a colorless artifact unless specified otherwise. */
function oracleCard(name: string, facts: Upstream = {}): Upstream {
  return {
    object: 'card',
    id: `print-${toId(name)}`,
    oracle_id: toId(name),
    name,
    lang: 'en',
    released_at: '2020-01-01',
    layout: 'normal',
    mana_cost: '{1}',
    cmc: 1,
    type_line: 'Artifact',
    oracle_text: '',
    colors: [],
    color_identity: [],
    keywords: [],
    legalities: { commander: 'legal' },
    game_changer: false,
    set: 'tst',
    set_name: 'Test Set',
    set_type: 'expansion',
    collector_number: '1',
    rarity: 'common',
    prices: { usd: '0.25', usd_foil: null, usd_etched: null, eur: null, tix: null },
    ...facts,
  };
}

const legend = (name: string, colors: string[], text: string): Upstream =>
  oracleCard(name, {
    type_line: 'Legendary Creature — Human Wizard',
    power: '2',
    toughness: '2',
    color_identity: colors,
    colors,
    oracle_text: text,
  });

const basic = (name: string, color: string): Upstream =>
  oracleCard(name, { type_line: `Basic Land — ${name}`, mana_cost: '', cmc: 0, color_identity: [color] });

/** 99 playable cards, one banned and one that is not of the format. */
function oracleCards(trinketCount: number): Upstream[] {
  return [
    legend('Azure Archivist', ['U'], 'Draw a card.'),
    legend('Ember Envoy', ['R'], 'Partner'),
    legend('Gloom Guide', ['B'], 'Partner'),
    basic('Island', 'U'),
    basic('Mountain', 'R'),
    oracleCard('Storm Surge', {
      type_line: 'Instant',
      color_identity: ['U'],
      legalities: { commander: 'banned' },
    }),
    oracleCard('Half One // Half Two', {
      layout: 'split',
      type_line: 'Instant // Sorcery',
      color_identity: ['U'],
    }),
    oracleCard('Wishing Well', { game_changer: true }),
    oracleCard('Outsider', { legalities: { commander: 'not_legal' } }),
    ...trinkets(1, trinketCount).map((name) => oracleCard(name)),
  ];
}

export type MirrorOptions = {
  trinketCount?: number;
  /** Day of the card data and of the prices. */
  date?: string;
  /** What the first trinket costs at Card Kingdom; null = nothing there. */
  price?: number | null;
};

/**
 * Writes a mirror of 99 cards (more or fewer if `trinketCount` is not 92), a combo, a precon, a set and rulings to
 * `dir`.
 */
export function writeMiniMirror(
  dir: string,
  { trinketCount = 92, date = '2024-04-01', price = 1.5 }: MirrorOptions = {},
): void {
  const cards = oracleCards(trinketCount);
  const scryfall = join(dir, 'scryfall');
  const mtgjson = join(dir, 'mtgjson');
  const spellbook = join(dir, 'spellbook');
  for (const folder of [scryfall, join(mtgjson, 'decks'), spellbook]) mkdirSync(folder, { recursive: true });
  const write = (folder: string, name: string, value: unknown) => {
    const text = JSON.stringify(value);
    writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
  };
  const bulk = (type: string, file: string) => ({
    object: 'bulk_data',
    type,
    updated_at: `${date}T09:00:00.000+00:00`,
    download_uri: `https://data.example/${file}`,
  });
  write(scryfall, 'bulk-data.json', {
    object: 'list',
    data: [bulk('oracle_cards', 'oracle-cards.json'), bulk('default_cards', 'default-cards.json')],
  });
  write(scryfall, 'oracle-cards.json.gz', cards);
  write(
    scryfall,
    'default-cards.json',
    cards.map(({ id, oracle_id, name, released_at, set, set_name, collector_number, rarity, prices }) => ({
      ...{
        object: 'card',
        id,
        oracle_id,
        name,
        lang: 'en',
        released_at,
        set,
        set_name,
        collector_number,
        rarity,
      },
      prices,
    })),
  );
  write(scryfall, 'sets.json', {
    object: 'list',
    data: [
      { code: 'tst', name: 'Test Set', set_type: 'expansion', released_at: '2020-01-01', card_count: 101 },
    ],
  });
  write(scryfall, 'oracle-tags.json', [
    { object: 'tag', slug: 'ramp', taggings: [{ oracle_id: toId(trinket(1)) }] },
  ]);
  const ruling = (name: string, published_at: string, comment: string) => ({
    ...{ object: 'ruling', oracle_id: toId(name), source: 'wotc', published_at, comment },
  });
  write(scryfall, 'rulings.json', [
    ...[1, 2, 3, 4, 5, 6].map((wish) =>
      ruling('Wishing Well', '2020-01-01', `Wish ${wish} may be made once.`),
    ),
    ruling('Wishing Well', '2024-02-01', 'Paying {1} is no wish.'),
    ruling('Azure Archivist', '2020-01-01', 'Draw the card at once.'),
    ruling('Outsider', '2020-01-01', 'It is of no catalog.'),
  ]);
  write(mtgjson, 'AllIdentifiers.json', {
    meta: { date: '2024-04-01' },
    data: { 'uuid-1': { name: trinket(1), identifiers: { scryfallId: `print-${toId(trinket(1))}` } } },
  });
  write(mtgjson, 'AllPricesToday.json', {
    meta: { date },
    data: {
      'uuid-1': { paper: { cardkingdom: { currency: 'USD', retail: { normal: { [date]: price } } } } },
    },
  });
  write(mtgjson, 'DeckList.json', {
    meta: { date: '2024-04-01' },
    data: [
      {
        code: 'TST',
        fileName: 'FirstSteps_TST',
        name: 'First Steps',
        releaseDate: '2020-01-01',
        type: 'Commander Deck',
      },
    ],
  });
  write(join(mtgjson, 'decks'), 'FirstSteps_TST.json', {
    meta: { date: '2024-04-01' },
    data: {
      code: 'TST',
      name: 'First Steps',
      releaseDate: '2020-01-01',
      type: 'Commander Deck',
      commander: [{ count: 1, name: 'Azure Archivist' }],
      mainBoard: [...trinkets(1, 69).map((name) => ({ count: 1, name })), { count: 30, name: 'Island' }],
      sideBoard: [],
    },
  });
  write(spellbook, 'variants.json.gz', {
    timestamp: '2024-04-01T00:00:00Z',
    variants: [
      {
        id: '1-2',
        status: 'OK',
        uses: [
          {
            card: { name: 'Wishing Well', oracleId: toId('Wishing Well') },
            quantity: 1,
            mustBeCommander: false,
          },
          { card: { name: trinket(1), oracleId: toId(trinket(1)) }, quantity: 1, mustBeCommander: false },
        ],
        requires: [],
        produces: [{ feature: { name: 'Infinite mana' }, quantity: 1 }],
        identity: 'C',
        manaNeeded: '',
        easyPrerequisites: '',
        notablePrerequisites: '',
        description: '',
        bracketTag: 'R',
        legalities: { commander: true },
      },
    ],
  });
}

/** A line of a deck file in the format of the tournament file. */
export function deckLine(
  id: string,
  commanders: string[],
  cards: string[],
  updatedAt: string | null,
  extra = {},
): string {
  const names = { name: 'A name that must not be kept', source: 'somewhere', url: null };
  return `${JSON.stringify({ ...names, id, commanders, cards, updatedAt, tags: [], bracket: null, ...extra })}\n`;
}

/**
 * Eleven decks, of which four count: three of Azure Archivist and one of the pair, as of 2024-03-30. Each of the other
 * seven breaks one rule: identical-list, too-old, off-color, unknown-commander, too-few-cards, precon, older-version.
 */
export function miniDecks(): string {
  const azure = ['Azure Archivist'];
  const pair = ['Gloom Guide', 'Ember Envoy'];
  const printed = [
    ...trinkets(1, 69).map((name) => ({ name, quantity: 1 })),
    { name: 'Island', quantity: 30 },
  ];
  return [
    deckLine('a1', azure, trinkets(20, 85), '2024-01-01'),
    deckLine('a1', azure, [...trinkets(1, 70), 'Island'], '2024-03-30T10:00:00Z', { bracket: 5 }),
    deckLine('a2', azure, trinkets(11, 80), '2024-02-01', { url: 'https://decks.example/a2' }),
    deckLine('a3', azure, [...trinkets(1, 65), 'Storm Surge', 'Half One'], null),
    deckLine('same', azure, trinkets(11, 80), '2023-12-01'),
    deckLine('old', azure, trinkets(5, 75), '2021-01-01'),
    deckLine('p1', pair, [...trinkets(1, 60), 'Wishing Well', 'Unheard Of'], '2024-01-15'),
    deckLine('red', azure, [...trinkets(1, 70), 'Mountain'], '2024-01-01'),
    deckLine('who', ['Nobody'], trinkets(1, 70), '2024-01-01'),
    deckLine('few', azure, trinkets(1, 50), '2024-01-01'),
    deckLine('printed', azure, [], '2024-01-01', { cards: printed }),
  ].join('');
}
