import { tempDir } from './temp-dir.ts';

export type Fields = Record<string, unknown>;

let made = 0;

/** One oracle-cards record in the upstream layout, with invented content; the given fields replace the defaults. */
export function cardRecord(name: string, fields: Fields = {}): Fields {
  made++;
  return {
    object: 'card',
    id: `print-of-${name}`,
    oracle_id: `oracle-of-${name}`,
    name,
    lang: 'en',
    released_at: '2020-05-01',
    layout: 'normal',
    mana_cost: '{2}{G}',
    cmc: 3,
    type_line: 'Creature — Test',
    oracle_text: 'Trample',
    power: '3',
    toughness: '3',
    colors: ['G'],
    color_identity: ['G'],
    keywords: ['Trample'],
    legalities: { standard: 'not_legal', commander: 'legal' },
    games: ['paper'],
    game_changer: false,
    set: 'tst',
    set_name: 'Test Set',
    set_type: 'expansion',
    collector_number: String(made),
    rarity: 'rare',
    digital: false,
    prices: { usd: null, usd_foil: null, usd_etched: null, eur: null, eur_foil: null, tix: null },
    image_uris: {
      small: `https://images.test/small/${name}`,
      normal: `https://images.test/normal/${name}`,
      png: 'x',
    },
    ...fields,
  };
}

/** One default-cards record of that card. */
export function printingRecord(name: string, id: string, fields: Fields = {}): Fields {
  return {
    object: 'card',
    id,
    oracle_id: `oracle-of-${name}`,
    name,
    lang: 'en',
    layout: 'normal',
    released_at: '2021-01-01',
    set: 'two',
    set_name: 'Second Set',
    collector_number: '7',
    rarity: 'uncommon',
    prices: { usd: null, usd_foil: null, usd_etched: null, tix: null },
    ...fields,
  };
}

/** One record of the rulings file on that card. */
export function rulingRecord(name: string, fields: Fields = {}): Fields {
  return {
    object: 'ruling',
    oracle_id: `oracle-of-${name}`,
    source: 'wotc',
    published_at: '2024-03-30',
    comment: `${name} works as it says.`,
    ...fields,
  };
}

export type MirrorContent = {
  cards?: readonly unknown[];
  printings?: readonly unknown[];
  sets?: readonly unknown[];
  tags?: readonly unknown[];
  rulings?: readonly unknown[];
  identifiers?: Fields;
  prices?: Fields;
  variants?: readonly unknown[];
  deckList?: readonly unknown[];
  decks?: Readonly<Record<string, unknown>>;
  /** If absent, there is no bulk-data.json. */
  updatedAt?: string | null;
};

const META = { date: '2026-02-02', version: '5.2.2' };

/** Creates a mirror folder of these records; absent parts are missing files. */
export async function mirror(content: MirrorContent): Promise<string> {
  const { cards, printings, sets, tags, rulings, identifiers, prices, variants, deckList } = content;
  const { decks, updatedAt } = content;
  const files: Record<string, string> = {};
  const put = (name: string, value: unknown) => {
    if (value !== undefined) files[name] = JSON.stringify(value);
  };
  const bulk = (type: string, file: string) => ({
    object: 'bulk_data',
    type,
    updated_at: updatedAt,
    download_uri: `https://bulk.test/${file}`,
  });
  put('scryfall/oracle-cards.json.gz', cards);
  put('scryfall/default-cards.json', printings);
  put('scryfall/sets.json', sets && { object: 'list', has_more: false, data: sets });
  put('scryfall/oracle-tags.json', tags);
  put('scryfall/rulings.json', rulings);
  put('mtgjson/AllIdentifiers.json.gz', identifiers && { meta: META, data: identifiers });
  put('mtgjson/AllPricesToday.json', prices && { meta: META, data: prices });
  put('mtgjson/DeckList.json', deckList && { meta: META, data: deckList });
  for (const [name, deck] of Object.entries(decks ?? {}))
    put(`mtgjson/decks/${name}.json`, { meta: META, data: deck });
  put('spellbook/variants.json', variants && { timestamp: 'x', version: '1', variants });
  if (updatedAt !== null)
    put('scryfall/bulk-data.json', {
      object: 'list',
      data: [bulk('oracle_cards', 'oracle-cards.json'), bulk('default_cards', 'default-cards.json.gz')].map(
        (entry) => ({
          ...entry,
          updated_at: updatedAt ?? '2026-01-15T09:00:00.000+00:00',
        }),
      ),
    });
  return tempDir(files);
}
