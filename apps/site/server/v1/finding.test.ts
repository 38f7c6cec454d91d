import { tinyResults } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls({ results: tinyResults() });
  const beacon = calls.snapshot.cards.find(({ slug }) => slug === 'beacon');
  beacon?.printings.push({
    id: 'ab12',
    set: 'tst',
    number: '7a',
    rarity: 'rare',
    released: '2020-01-01',
    tcgplayer: 15,
    mtgo: 16,
    multiverse: [17, 18],
    tcgplayerEtched: 19,
    mtgoFoil: 20,
    prices: { tcgplayer: 2.5 },
    finishes: { tcgplayer: 'foil' },
  });
  beacon?.printings.unshift({ id: 'ab13', set: 'tst', number: '0', rarity: 'rare', released: '2020-01-01' });
}, 60_000);
afterAll(() => calls.close());

const read = async (path: string, init?: RequestInit) => {
  const answer = await calls.request(`/api/v1${path}`, init);
  expect(answer.status, path).toBe(200);
  return answer.json();
};
const readName = async (path: string): Promise<string> => (await read(path)).data.name;

describe('GET /api/v1/cards/lookup', () => {
  it.each([
    'oracle_id=beacon',
    'scryfall_id=ab12',
    'tcgplayer_id=15',
    'mtgo_id=16',
    'tcgplayer_id=19',
    'mtgo_id=20',
    'multiverse_id=18',
    'set=TST&number=7A',
    'set=tst&number=007a',
  ])('finds a card by %s', async (query) => {
    expect(await readName(`/cards/lookup?${query}`)).toBe('Beacon');
  });

  it('refuses none, several, and half of a place in a set', async () => {
    for (const query of ['', '?oracle_id=beacon&mtgo_id=16', '?set=tst', '?number=7a'])
      await calls.refused(`/api/v1/cards/lookup${query}`, 400);
    await calls.refused('/api/v1/cards/lookup?tcgplayer_id=99', 404);
  });

  it('says so where the data have no numbers of a kind', async () => {
    const said = async (query: string) =>
      (await calls.refused(`/api/v1/cards/lookup?${query}`, 404)).error.message;
    expect(await said('mtgo_id=99')).toBe('No card has mtgo_id 99.');
    const bare = await openApiCalls();
    for (const [field, owner] of [
      ['mtgo_id', 'Magic Online'],
      ['multiverse_id', 'Gatherer'],
    ]) {
      const { error } = await bare.refused(`/api/v1/cards/lookup?${field}=1`, 404);
      expect(error.message).toContain(
        `These data have no numbers of ${owner}, so ${field} finds no card here.`,
      );
    }
    const identifiers = [{ mtgo_id: 1 }, { oracle_id: 'key-beacon' }, { mtgo_id: 2 }, { multiverse_id: 1 }];
    for (const omit_missing of [false, true]) {
      const sent = post({ identifiers, fields: ['name'], omit_missing });
      const batch = await (await bare.request('/api/v1/cards/batch', sent)).json();
      expect(batch.not_found).toEqual(['mtgo_id 1', 'mtgo_id 2', 'multiverse_id 1']);
      // One sentence for each kind of number.
      expect(batch.warnings).toEqual([
        expect.stringContaining('These data have no numbers of Magic Online, so mtgo_id finds no card here.'),
        expect.stringContaining(
          'These data have no numbers of Gatherer, so multiverse_id finds no card here.',
        ),
      ]);
    }
    await bare.close();
  });

  it('finds none by a number that stands for an unknown one', async () => {
    for (const number of ['0', '000'])
      await calls.refused(`/api/v1/cards/lookup?set=tst&number=${number}`, 404);
  });

  it('has what a batch finds by the same', async () => {
    const identifiers = [{ set: 'tst', number: '7a' }, { mtgo_id: 1 }];
    const batch = await read('/cards/batch', post({ names: ['Wave'], identifiers, fields: ['name'] }));
    expect(batch.data.map((card: { name: string } | null) => card?.name)).toEqual([
      'Wave',
      'Beacon',
      undefined,
    ]);
    expect(batch.not_found).toEqual(['mtgo_id 1']);
    // These data have numbers of Magic Online, and no card has this one.
    expect(batch.warnings).toEqual([]);
  });
});

it('lists the printings of a card with numbers and prices', async () => {
  const { data } = await read('/cards/beacon/printings');
  expect(data[0]).toMatchObject({
    object: 'printing',
    id: 'ab12',
    card: { slug: 'beacon' },
    number: '7a',
    tcgplayer_id: 15,
    mtgo_id: 16,
    multiverse_ids: [17, 18],
    prices: [{ source: 'tcgplayer', price: 2.5, currency: 'USD', finish: 'foil' }],
  });
});

describe('GET /api/v1/cards/named', () => {
  it('takes a whole name, and one that is misspelled or shortened', async () => {
    expect(await readName('/cards/named?exact=BEACON')).toBe('Beacon');
    expect(await readName('/cards/named?fuzzy=baecon')).toBe('Beacon');
    expect(await readName('/cards/named?fuzzy=cyr+lone')).toBe('Cyr the Lone');
  });

  it('refuses what means no card, and neither or both', async () => {
    await calls.refused('/api/v1/cards/named?exact=baecon', 404);
    await calls.refused('/api/v1/cards/named?fuzzy=xqzw', 404);
    await calls.refused('/api/v1/cards/named', 400);
    await calls.refused('/api/v1/cards/named?exact=a&fuzzy=b', 400);
  });
});

describe('random cards and commanders', () => {
  it('are of those that a query finds, and are not stored', async () => {
    const answer = await calls.request('/api/v1/cards/random?q=!%22Beacon%22&fields=name');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.json()).data).toMatchObject({ name: 'Beacon' });
    expect(await readName('/commanders/random?q=!%22Cyr+the+Lone%22')).toBe('Cyr the Lone');
    expect((await read('/commanders/random')).data.num_decks).toBeGreaterThan(0);
  });

  it('are of none where a query finds none', async () => {
    await calls.refused('/api/v1/cards/random?q=t:nothing', 404);
    await calls.refused('/api/v1/commanders/random?q=!%22Beacon%22', 404);
    await calls.refused('/api/v1/cards/random?q=color%3Apurple', 400);
    expect((await read('/commanders/random?q=id%3Dg&min_decks=0')).data.num_decks).toBe(0);
  });
});

it('lists catalogs and their values', async () => {
  const { data } = await read('/catalogs?limit=100');
  expect(data.map(({ id }: { id: string }) => id)).toContain('creature-types');
  const names = (await read('/catalogs/card-names')).data;
  expect(names.values).toContain('Beacon');
  expect(names.num_values).toBe(names.values.length);
  expect(names.values).toEqual(names.values.toSorted((a: string, b: string) => a.localeCompare(b, 'en')));
  expect((await read('/catalogs/supertypes')).data.values).toEqual(expect.arrayContaining(['Legendary']));
  await calls.refused('/api/v1/catalogs/nothing', 404);
});

describe('the combos of a list', () => {
  it('are complete, or lack one card', async () => {
    const complete = (await read('/combos/find', post({ cards: ['Beacon', 'Wave', 'Nobody'] }))).data;
    expect(complete).toMatchObject({ present_count: 1, near_count: 0, near: [] });
    expect(complete.present[0]).toMatchObject({ id: '1-2', results: ['Infinite light'] });
    expect(complete.unknown).toMatchObject([{ name: 'Nobody' }]);
    const near = (await read('/combos/find', post({ cards: ['Beacon'] }))).data;
    expect(near).toMatchObject({ present_count: 0, near_count: 1 });
    expect(near.near[0]).toMatchObject({ card: { name: 'Wave' }, count: 1, combos: [{ id: '1-2' }] });
  });

  it('are found by a query, with what it ignored', async () => {
    const found = await read('/combos/search?q=card:beacon+result:light');
    expect(found).toMatchObject({ total: 1, warnings: [] });
    expect((await read('/combos/search?q=card:nobody')).warnings).toEqual([
      'No combo has a card named “nobody”.',
    ]);
    expect(await read('/combos/search?q=%E2%99%A5')).toMatchObject({
      total: 0,
      warnings: ['“♥” has no letter or digit of a name.'],
    });
    expect(await read('/combos/search?q=light+infinite')).toMatchObject({ total: 1, data: [{ id: '1-2' }] });
    await calls.refused('/api/v1/combos/search?q=power:3', 400);
  });
});

it('estimates the bracket of a list', async () => {
  const body = post({ commanders: ['Cyr the Lone'], cards: ['Beacon', 'Wave'] });
  const { data } = await read('/brackets/estimate', body);
  expect(data).toMatchObject({ object: 'bracket_estimate', commanders: [{ name: 'Cyr the Lone' }] });
  expect(data.bracket).toBeGreaterThan(1);
  expect(data.reasons.length).toBeGreaterThan(0);
});

it('estimates the bracket of a list without a legal commander by the same combos', async () => {
  const cards = ['Beacon', 'Wave'];
  const estimate = async (list: object) => (await read('/brackets/estimate', post(list))).data;
  const { two_card_combos: combos } = await estimate({ commanders: ['Cyr the Lone'], cards });
  expect(combos).toMatchObject([{ cards: ['Beacon', 'Wave'] }]);
  expect((await estimate({ cards })).two_card_combos).toEqual(combos);
  const illegal = await estimate({ commanders: ['Beacon'], cards: ['Wave'] });
  expect(illegal.two_card_combos).toEqual(combos);
});

describe('tournaments', () => {
  it('are listed with their standings', async () => {
    const { data } = await read('/tournaments');
    expect(data).toMatchObject([{ id: 'spring', name: 'Spring Open', players: 64 }]);
    const { standings, entries } = (await read('/tournaments/spring')).data;
    expect(standings).toHaveLength(entries);
    expect(standings[0]).toMatchObject({ placing: 1, wins: 10, losses: 30, draws: 0 });
    expect(standings[0].deck).toMatch(/^deck\d+$/);
    expect((await read('/tournaments?min_players=65')).total).toBe(0);
    expect((await read('/tournaments?since=2030-01-01')).total).toBe(0);
    await calls.refused('/api/v1/tournaments/autumn', 404);
    await calls.refused('/api/v1/tournaments?since=May', 400);
  });

  it('rank commanders, those that a rate cannot be stated for last', async () => {
    const { data } = await read('/commanders/results?order=entries');
    const entries = data.map((row: { entries: number }) => row.entries);
    expect(entries).toEqual(entries.toSorted((a: number, b: number) => b - a));
    expect(data[0]).toMatchObject({ object: 'commander_record', win_rate: 0.25 });
    type Row = { win_rate_low: number | null; top_cut: { share_low: number } | null };
    const rates = {
      win_rate: (row: Row) => row.win_rate_low,
      conversion: (row: Row) => row.top_cut?.share_low ?? null,
    };
    for (const [order, toRate] of Object.entries(rates)) {
      const bounds = (await read(`/commanders/results?order=${order}`)).data.map(toRate);
      expect(bounds, order).toHaveLength(data.length);
      expect(bounds, order).toEqual(
        bounds.toSorted((a: number | null, b: number | null) => (b ?? -1) - (a ?? -1)),
      );
    }
    const few = await read(`/commanders/results?min_entries=${entries[0]}`);
    expect(few.data.every((row: { entries: number }) => row.entries >= entries[0])).toBe(true);
  });
});
