import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildCardFinder, listColors, mayLead, PRICE_SOURCES } from '@deckwright/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Catalog, type DeckRead, readCatalog, readDecks } from './index.ts';

/** Real files in the upstream layouts; they are no part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data');
const MIRROR = join(DATA, 'mirror');
const present = existsSync(join(MIRROR, 'scryfall/oracle-cards.json.gz'));
if (!present) console.warn(`real data skipped: there is no ${DATA}`);

type Plain = {
  id: string;
  oracle_id: string;
  set: string;
  released_at: string;
  prices: Record<string, string | null>;
};

/** The slow, obvious way to read a file. */
function plain<T>(file: string): T {
  const bytes = readFileSync(join(MIRROR, file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

/** First releases by card, written for these files alone: it knows which dates in them are wrong. */
function firstReleases(records: readonly Plain[], printings: readonly Plain[]): Map<string, string> {
  type PlainSet = { code: string; name: string; set_type: string; released_at: string; digital: boolean };
  const sets = plain<{ data: PlainSet[] }>('scryfall/sets.json').data;
  const setByCode = new Map(sets.map((set) => [set.code, set]));
  const digital = new Set(sets.flatMap((set) => (set.digital ? [set.code] : [])));
  // The List, Mystery Boosters, boxes, promos and the like have one date for cards of many years.
  const gathering = new Set(
    sets.flatMap(({ code, name, set_type }) =>
      /^(promo|box|memorabilia|masterpiece)$/.test(set_type) ||
      /^(plst|plist|f?mb1|mb2|cmb[12])$/.test(code) ||
      (set_type === 'expansion' && (/^p.../.test(code) || / Promos$/.test(name)))
        ? [code]
        : [],
    ),
  );
  const isGathered = ({ set, released_at }: Plain) =>
    gathering.has(set) && setByCode.get(set)?.released_at === released_at;
  const byCard = Map.groupBy(
    printings.filter(({ set }) => !digital.has(set)),
    ({ oracle_id }) => oracle_id,
  );
  const earliest = (some: readonly Plain[]) => some.map(({ released_at }) => released_at).sort()[0];
  return new Map(
    records.map((record) => {
      const printed = byCard.get(record.oracle_id) ?? [];
      const ownDay = setByCode.get(record.set)?.released_at;
      const isOrdinary = !gathering.has(record.set) && !digital.has(record.set);
      const own = isOrdinary && record.released_at === ownDay ? [record] : [];
      const known = earliest([...printed.filter((printing) => !isGathered(printing)), ...own]);
      // The placeholder of the newest records.
      const isUnknown = record.released_at === '2026-06-01';
      const bySet = isUnknown && isOrdinary ? ownDay : undefined;
      return [record.oracle_id, known ?? bySet ?? earliest(printed) ?? record.released_at];
    }),
  );
}

async function getDecks(...files: string[]): Promise<DeckRead[]> {
  const reads: DeckRead[] = [];
  for await (const read of readDecks(files.map((file) => join(DATA, 'decks', file)))) reads.push(read);
  return reads;
}

describe.skipIf(!present)('the real catalog', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await readCatalog({ dir: MIRROR });
  });

  const getReport = (name: string) => catalog.reports.find((report) => report.name === name);

  it('has as many records as its description says, none of them rejected', () => {
    const counts = Object.fromEntries(catalog.reports.map(({ name, records }) => [name, records]));
    expect(counts).toEqual({
      sets: 833,
      'oracle tags': 2733,
      cards: 30_825,
      // The folder has no file of them.
      rulings: 0,
      printings: 94_844,
      identifiers: 72_191,
      'mtgjson prices': 60_945,
      combos: 6258,
      'deck list': 166,
      precons: 166,
    });
    for (const report of catalog.reports) {
      expect(report.rejected).toBe(0);
      const skipped = Object.values(report.skipped).reduce((sum, count) => sum + count, 0);
      expect(report.accepted + skipped).toBe(report.records);
    }
    expect(catalog.combos).toHaveLength(6258);
    expect(catalog.precons).toHaveLength(166);
    expect(new Set(catalog.precons.map((precon) => precon.slug)).size).toBe(166);
    expect(new Set(catalog.combos.map((combo) => combo.id)).size).toBe(6258);
  });

  it('includes exactly the cards that are legal, banned or restricted, except separate faces', () => {
    type CardRecord = {
      oracle_id: string;
      name: string;
      mana_cost?: string;
      legalities: Record<string, string>;
    };
    const records = plain<CardRecord[]>('scryfall/oracle-cards.json.gz');
    const legal = records.filter(({ legalities }) => legalities.commander !== 'not_legal');
    // The results of melds, too, are named behind the parts of the pair.
    const faces = new Set(
      legal.map(({ name }) => name.split(' // ')).flatMap((names) => (names.length > 1 ? names : [])),
    );
    const separate = legal.filter(({ name }) => faces.has(name));
    const expected = legal.filter((record) => !separate.includes(record));
    // 53 backs, which have no cost, and one half of a split card: no other card is called like a face.
    expect(separate).toHaveLength(54);
    expect(separate.filter(({ mana_cost }) => mana_cost).map(({ name }) => name)).toEqual(['Chaos']);
    expect(new Set(catalog.cards.map((card) => card.key))).toEqual(
      new Set(expected.map((card) => card.oracle_id)),
    );
    expect(catalog.cards).toHaveLength(expected.length);
    expect(getReport('cards')?.accepted).toBe(expected.length);
  });

  it.each([
    ['Valki, God of Lies // Tibalt, Cosmic Impostor', 'B', 'BR'],
    ['Esika, God of the Tree // The Prismatic Bridge', 'G', 'WUBRG'],
    ['Westvale Abbey // Ormendahl, Profane Prince', '', 'B'],
    ['Malakir Rebirth // Malakir Mire', 'B', 'B'],
    ['Fire // Ice', 'UR', 'UR'],
    ['Who // What // When // Where // Why', 'WUBRG', 'WUBRG'],
    ['Callous Sell-Sword // Burn Together', 'B', 'BR'],
  ])('gives %s the colors of the card outside the battlefield', (name, colors, identity) => {
    const card = catalog.cards.find((each) => each.name === name);
    expect([card?.colors, card?.colorIdentity].map((bits) => listColors(bits ?? -1).join(''))).toEqual([
      colors,
      identity,
    ]);
  });

  it('gives each card a unique address', () => {
    expect(new Set(catalog.cards.map((card) => card.slug)).size).toBe(catalog.cards.length);
    for (const card of catalog.cards) expect(card.slug).toMatch(/^[\p{L}\p{N}_/-]+$/u);
  });

  it('finds the first release and the cheapest price of every vendor as a simple implementation does', () => {
    const printings = plain<Plain[]>('scryfall/default-cards.json.gz');
    const records = plain<Plain[]>('scryfall/oracle-cards.json.gz');
    const first = firstReleases(records, printings);
    const printed = [...records, ...printings];
    // A printing costs what MTGJSON says, else what the card file says; the card what its cheapest printing does.
    const identifiers = plain<{ data: Record<string, { identifiers: { scryfallId: string } }> }>(
      'mtgjson/AllIdentifiers.json.gz',
    );
    type Offers = Record<string, { retail: Record<string, Record<string, number> | undefined> } | undefined>;
    const today = plain<{ data: Record<string, { paper: Offers }> }>('mtgjson/AllPricesToday.json.gz');
    const lowest = (...prices: (number | null | undefined)[]): number | undefined => {
      const known = prices.filter((price): price is number => (price ?? 0) > 0);
      return known.length > 0 ? Math.min(...known) : undefined;
    };
    const offers = new Map<string, Offers[]>();
    for (const [uuid, { paper }] of Object.entries(today.data)) {
      const id = identifiers.data[uuid]?.identifiers.scryfallId ?? '';
      offers.set(id, [...(offers.get(id) ?? []), paper]);
    }
    const sold = (id: string, vendor: string, ...finishes: string[]) =>
      lowest(
        ...(offers.get(id) ?? []).flatMap((paper) =>
          finishes.flatMap((finish) => Object.values(paper[vendor]?.retail[finish] ?? {})),
        ),
      );
    const retail = (id: string, vendor: string): number | undefined =>
      sold(id, vendor, 'normal') ?? sold(id, vendor, 'foil', 'etched');
    const sets = new Map(
      plain<{ data: { code: string; set_type: string }[] }>('scryfall/sets.json').data.map((set) => [
        set.code,
        set.set_type,
      ]),
    );
    const byCard = new Map<string, Plain[]>();
    for (const each of new Map(printed.map((each) => [each.id, each])).values())
      byCard.set(each.oracle_id, [...(byCard.get(each.oracle_id) ?? []), each]);
    const usd = ({ prices }: Plain) =>
      lowest(Number(prices.usd)) ?? lowest(Number(prices.usd_foil), Number(prices.usd_etched));
    /** Whether a regular copy has TCGplayer's lowest price. */
    const isForRegular = (played: readonly Plain[]): boolean => {
      const price = (each: Plain) => retail(each.id, 'tcgplayer') ?? usd(each);
      const low = lowest(...played.map(price));
      return played.some((each) => {
        const regular = retail(each.id, 'tcgplayer')
          ? sold(each.id, 'tcgplayer', 'normal')
          : lowest(Number(each.prices.usd));
        return regular !== undefined && regular === low;
      });
    };
    const costs = (key: string | null) => {
      const all = byCard.get(key ?? '') ?? [];
      const played = all.filter(({ set }) => !/memorabilia|token|alchemy/.test(sets.get(set) ?? ''));
      return [
        lowest(...played.map((each) => retail(each.id, 'tcgplayer') ?? usd(each))),
        lowest(...played.map(({ id }) => retail(id, 'cardkingdom'))),
        lowest(...all.map(({ prices }) => Number(prices.tix))),
        isForRegular(played),
      ];
    };
    const found = catalog.cards.map(({ key, released, prices }) => [
      key,
      released,
      prices.tcgplayer?.price,
      prices.cardkingdom?.price,
      prices.cardhoarder?.price,
      prices.tcgplayer !== undefined && prices.tcgplayer.finish === undefined,
      prices.cardmarket?.price,
    ]);
    const expected = catalog.cards.map(({ key }) => [key, first.get(key), ...costs(key), undefined]);
    expect(found).toEqual(expected);
  });

  it.each([
    // Records with the date of a promo, an online set or a reprint set that is not a printing's.
    ['Ruby, Daring Tracker', '2023-09-08'],
    ['Braids, Arisen Nightmare', '2022-09-09'],
    ['Teferi’s Protection', '2017-08-25'],
    ['Narset, Parter of Veils', '2019-05-03'],
    ['Kogla, the Titan Ape', '2020-04-24'],
    ['Solve the Equation', '2021-04-23'],
    ['Aether Channeler', '2022-09-09'],
    ['Abhorrent Overlord', '2013-09-27'],
    ['Path to Exile', '2009-02-06'],
    ['Vampire Nighthawk', '2009-10-02'],
    ['Memnite', '2010-10-01'],
    ['Cloud, Midgar Mercenary', '2025-06-13'],
    // Records with a placeholder.
    ['Aang, the Last Airbender', '2025-11-21'],
    ['The Balrog, Flame of Udûn', '2023-06-23'],
    // First online, later on paper.
    ['Shorecomber Crab', '2024-11-15'],
    // Records and printings that agree.
    ['Sol Ring', '1993-08-05'],
    ['Rhystic Study', '2000-06-05'],
    ['Thassa’s Oracle', '2020-01-24'],
    ['Krark, the Thumbless', '2020-11-20'],
    ['Black Market Connections', '2022-06-10'],
  ])('knows when %s came out', (name, released) => {
    const find = buildCardFinder(catalog.cards);
    expect(catalog.cards[find(name) ?? -1]?.released).toBe(released);
  });

  it('dates no card by the placeholder if a printing or its set says otherwise, and reports what it changed', () => {
    const late = catalog.cards.filter(({ released }) => released === '2026-06-01');
    // Cards of a set of that day, whose printings have it.
    expect(late.every(({ printings }) => printings.every((each) => each.released === '2026-06-01'))).toBe(
      true,
    );
    expect(late).toHaveLength(18);
    const warnings = getReport('cards')?.warnings.filter((warning) => warning.includes('contradicts'));
    expect(warnings).toEqual([expect.stringMatching(/^1175 cards came with a date that contradicts/)]);
  });

  it('has for every card the lowest price of its own printings, by vendor', () => {
    const wrong = catalog.cards.flatMap(({ name, prices, printings }) =>
      PRICE_SOURCES.flatMap((vendor) => {
        const listed = printings.flatMap((printing) => printing.prices?.[vendor] ?? []);
        const least = listed.length > 0 ? Math.min(...listed) : undefined;
        return prices[vendor]?.price === least ? [] : [{ name, vendor, price: prices[vendor]?.price, least }];
      }),
    );
    expect(wrong).toEqual([]);
    expect(catalog.cards.filter(({ prices }) => prices.tcgplayer).length).toBeGreaterThan(25_000);
  });

  it('reads every deck, and accepts every known pair and commander', async () => {
    const tournament = await getDecks('tournament-decks.jsonl.gz');
    const decks = tournament.flatMap((read) => ('deck' in read ? [read.deck] : []));
    expect(decks).toHaveLength(6494);
    expect(decks.filter((deck) => deck.date !== null)).toHaveLength(4785);
    expect(decks.every((deck) => !deck.hasQuantities && deck.bracket === 5)).toBe(true);
    expect(new Set(decks.map((deck) => deck.id)).size).toBe(6494);
    const casual = await getDecks(
      'casual-decks.jsonl.gz',
      ...readdirSync(join(DATA, 'decks/moxfield')).map((file) => `moxfield/${file}`),
    );
    expect(casual.filter((read) => 'deck' in read && read.deck.hasQuantities)).toHaveLength(96);

    const find = buildCardFinder(catalog.cards);
    const pairs = decks.filter((deck) => deck.commanders.length === 2);
    expect(pairs).toHaveLength(2464);
    let unknown = 0;
    for (const read of [...tournament, ...casual]) {
      if (!('deck' in read)) continue;
      const positions = read.deck.commanders.map(find);
      const commanders = positions.flatMap((position) => catalog.cards[position ?? -1] ?? []);
      if (commanders.length < positions.length) {
        unknown++;
        expect(positions).toHaveLength(1);
      } else expect([read.deck.commanders, mayLead(commanders)]).toEqual([read.deck.commanders, true]);
    }
    // The description of the data names about one card in a hundred as absent.
    expect(unknown).toBeLessThan(0.01 * decks.length);
  });

  it('stores no field that could name a deck or a player', async () => {
    const fields = [
      'id',
      'commanders',
      'cards',
      'companion',
      'date',
      'tags',
      'bracket',
      'url',
      'hasQuantities',
    ];
    for (const read of await getDecks('tournament-decks.jsonl.gz', 'casual-decks.jsonl.gz'))
      expect('deck' in read && Object.keys(read.deck)).toEqual(fields);
  });
});
