import { describe, expect, it } from 'vitest';
import { cardRecord, type Fields, type MirrorContent, mirror, printingRecord } from '../testing/mirror.ts';
import { readCatalog } from './read-catalog.ts';

const set = (code: string, released_at: string, more: Fields = {}) => ({
  ...{ code, name: `Set ${code}`, set_type: 'expansion', released_at, card_count: 1 },
  ...more,
});

/** The card data of the tests is of this day. */
const DATA_DAY = '2026-01-15';
const PLACEHOLDER = '2026-06-01';

const SETS = [
  set('one', '2020-04-24'),
  set('two', '2022-11-18'),
  set('sld', '2019-12-02', { set_type: 'box' }),
  set('pwc', '2019-10-01', { set_type: 'promo' }),
  set('plst', '2019-11-07'),
  set('dci', '2006-10-31', { name: 'DCI Promos' }),
  set('ptwo', '2022-11-11'),
  set('net', '2018-07-14', { digital: true }),
  set('new', PLACEHOLDER),
];

type Made = { record: Fields; printings?: Fields[]; name?: string };

/** Reads a catalog of these cards, without the files named. */
async function read(made: readonly Made[], without: readonly (keyof MirrorContent)[] = []) {
  const named = made.map((each, index) => ({ name: `Card ${index}`, printings: [], ...each }));
  const content: MirrorContent = {
    cards: named.map(({ name, record }) => cardRecord(name, { set: 'one', ...record })),
    printings: named.flatMap(({ name, printings }) =>
      printings.map((fields, index) => printingRecord(name, `${name}-${index}`, fields)),
    ),
    sets: SETS,
    updatedAt: `${DATA_DAY}T09:00:00.000+00:00`,
  };
  for (const file of without) delete content[file];
  return readCatalog({ dir: await mirror(content) });
}

async function getReleases(made: readonly Made[], without: readonly (keyof MirrorContent)[] = []) {
  const { cards } = await read(made, without);
  return Object.fromEntries(cards.map(({ name, released }) => [name, released]));
}

async function getRelease(record: Fields, printings: Fields[]): Promise<string | undefined> {
  return (await getReleases([{ record, printings, name: 'Dated' }])).Dated;
}

const one = { set: 'one', released_at: '2020-04-24' };
const two = { set: 'two', released_at: '2022-11-18' };
const lair = { set: 'sld', released_at: '2019-12-02' };
const promo = { set: 'pwc', released_at: '2019-10-01' };

describe('the date of a card record', () => {
  // In each, the first ordinary printing is of 2022-11-18, and the record has another date.
  it.each([
    ['that of a promo the card has', { ...two, released_at: '2019-10-01' }, [promo, two], '2022-11-18'],
    ['that of a promo it lacks', { ...two, released_at: '2019-10-01' }, [two], '2022-11-18'],
    ['the day of no set', { ...two, released_at: '2007-02-09' }, [lair, two], '2022-11-18'],
    ['later than all printings', { ...two, released_at: '2025-05-05' }, [lair, two], '2022-11-18'],
    ['between printings', { ...two, released_at: '2023-05-05' }, [two, lair], '2022-11-18'],
    [
      'that of a set on screens alone',
      { set: 'net', released_at: '2018-07-14' },
      [two, { set: 'net', released_at: '2018-07-14' }],
      '2022-11-18',
    ],
    [
      'that of a promo called an expansion',
      { ...two, released_at: '2022-11-11' },
      [{ set: 'ptwo', released_at: '2022-11-11' }, two],
      '2022-11-18',
    ],
    [
      'that of DCI promos',
      { ...two, released_at: '2006-10-31' },
      [{ set: 'dci', released_at: '2006-10-31' }, two],
      '2022-11-18',
    ],
  ])('does not count where its printings contradict it: %s', async (_what, record, printings, released) => {
    expect(await getRelease(record, printings)).toBe(released);
    expect(await getRelease(record, printings.toReversed())).toBe(released);
  });

  it('counts where it is that of a printing, or of its own set whose printing is missing', async () => {
    // A record may name the newest set, with the date of the first one.
    expect(await getRelease({ ...two, released_at: '2020-04-24' }, [two, one])).toBe('2020-04-24');
    expect(await getRelease(one, [two])).toBe('2020-04-24');
    expect(
      await getRelease({ ...lair, released_at: '2021-03-01' }, [{ ...lair, released_at: '2021-03-01' }, two]),
    ).toBe('2021-03-01');
  });

  it('counts beside printings in sets of many years alone, but for a day before such a set began', async () => {
    expect(await getRelease({ ...lair, released_at: '2021-03-01' }, [lair])).toBe('2021-03-01');
    expect(await getRelease({ ...lair, released_at: '2007-01-01' }, [lair])).toBe('2019-12-02');
    expect(await getRelease({ ...lair, released_at: '2019-10-01' }, [lair, promo])).toBe('2019-10-01');
    // The record stands for a printing in an ordinary set, of which nothing else is known.
    expect(await getRelease({ set: 'unknown', released_at: '2015-05-05' }, [lair])).toBe('2015-05-05');
  });

  it('gives way to the day of a paper set of many years if it is that of a printing on screens', async () => {
    const screen = { set: 'net', released_at: '2018-07-14' };
    expect(await getRelease(screen, [{ set: 'plst', released_at: '2019-11-07' }])).toBe('2019-11-07');
    expect(await getRelease(screen, [])).toBe('2018-07-14');
  });

  it('is corrected in the printing it stands for, if the printings lack that', async () => {
    const { cards } = await read([{ record: { ...two, released_at: '2007-02-09' }, printings: [one] }]);
    expect(cards[0]?.printings.map(({ set, released }) => [set, released])).toEqual([
      ['one', '2020-04-24'],
      ['two', '2022-11-18'],
    ]);
  });

  it('is reported where it does not count, with the date that does', async () => {
    const { reports } = await read([
      { name: 'Ruby', record: { ...two, released_at: '2019-10-01' }, printings: [two] },
      { name: 'Late', record: { ...two, released_at: PLACEHOLDER }, printings: [two, one] },
      { name: 'Right', record: two, printings: [two] },
    ]);
    expect(reports.find(({ name }) => name === 'cards')?.warnings).toEqual([
      "2 cards came with a date that contradicts the card's printings or set, whose date counts instead: Ruby (2019-10-01, now 2022-11-18), Late (2026-06-01, now 2020-04-24)",
    ]);
  });
});

describe('a placeholder', () => {
  const wrong = (count: number): Made[] =>
    Array.from({ length: count }, (_, index) => ({
      name: `Wrong ${index}`,
      record: { ...two, released_at: '2025-12-31' },
      printings: [two],
    }));
  const doctor = { name: 'Doctor', record: { ...lair, released_at: '2025-12-31' }, printings: [lair] };

  it('is a date that three records have against their printings, and no more have rightly', async () => {
    expect((await getReleases([...wrong(3), doctor])).Doctor).toBe('2019-12-02');
    expect((await getReleases([...wrong(2), doctor])).Doctor).toBe('2025-12-31');
    const right = [0, 1, 2].map((index) => ({
      name: `Right ${index}`,
      record: { ...lair, released_at: '2025-12-31' },
      printings: [{ ...lair, released_at: '2025-12-31' }],
    }));
    expect((await getReleases([...wrong(3), ...right, doctor])).Doctor).toBe('2025-12-31');
  });

  it('gives way to the day of the set without printings, and stands where nothing else is known', async () => {
    const releases = await getReleases([
      ...wrong(3),
      { name: 'Alone', record: { ...one, released_at: '2025-12-31' } },
      { name: 'Lost', record: { set: 'unknown', released_at: '2025-12-31' } },
    ]);
    expect(releases).toMatchObject({ Alone: '2020-04-24', Lost: '2025-12-31' });
  });

  it('is a day after that of the card data, for a card that is out', async () => {
    const releases = await getReleases([
      { name: 'Doctor', record: { ...lair, released_at: PLACEHOLDER }, printings: [lair] },
      { name: 'Alone', record: { ...one, released_at: PLACEHOLDER } },
      { name: 'Printed', record: { ...one, released_at: PLACEHOLDER }, printings: [one] },
      // Shown before its set comes out.
      { name: 'Preview', record: { set: 'new', released_at: PLACEHOLDER } },
      {
        name: 'Preview of a Lair',
        record: { ...lair, released_at: PLACEHOLDER },
        printings: [{ ...lair, released_at: PLACEHOLDER }],
      },
    ]);
    expect(releases).toEqual({
      Doctor: '2019-12-02',
      Alone: '2020-04-24',
      Printed: '2020-04-24',
      Preview: PLACEHOLDER,
      'Preview of a Lair': PLACEHOLDER,
    });
  });

  it('is found by the days of the sets where there is no file of printings', async () => {
    const made = [
      ...[0, 1, 2].map((index) => ({ name: `Late ${index}`, record: { ...two, released_at: '2025-12-31' } })),
      // A reprint: its record may have the day of a set that is not its own.
      { name: 'Reprint', record: { ...two, released_at: '2007-01-01' } },
      { name: 'First', record: one },
    ];
    expect(await getReleases(made, ['printings'])).toEqual({
      'Late 0': '2022-11-18',
      'Late 1': '2022-11-18',
      'Late 2': '2022-11-18',
      Reprint: '2007-01-01',
      First: '2020-04-24',
    });
  });

  it('says nothing without any other file', async () => {
    const late = [0, 1, 2].map((index) => ({
      name: `Late ${index}`,
      record: { ...two, released_at: PLACEHOLDER },
    }));
    const { cards } = await read(late, ['printings', 'sets']);
    expect(new Set(cards.map(({ released }) => released))).toEqual(new Set([PLACEHOLDER]));
  });
});

describe('a card of several records', () => {
  it('has the date of the printings of all of them', async () => {
    const catalog = await readCatalog({
      dir: await mirror({
        cards: [
          cardRecord('Twin', { ...two, oracle_id: 'old', released_at: '2007-02-09' }),
          cardRecord('Twin', { ...two, oracle_id: 'now', released_at: '2007-02-09', id: 'second' }),
        ],
        printings: [
          { ...printingRecord('Twin', 'p', two), oracle_id: 'now' },
          { ...printingRecord('Twin', 'q', one), oracle_id: 'now' },
        ],
        sets: SETS,
      }),
    });
    expect(catalog.cards.map(({ name, released }) => [name, released])).toEqual([['Twin', '2020-04-24']]);
  });

  it('of several faces has the date of printings that name the card on their faces alone', async () => {
    const faces = ['Day', 'Night'].map((name) => ({ name, type_line: 'Creature — Test', mana_cost: '{1}' }));
    const catalog = await readCatalog({
      dir: await mirror({
        cards: [
          cardRecord('Day // Night', {
            ...{ ...two, released_at: '2019-10-01', layout: 'transform', card_faces: faces },
            oracle_id: 'both',
          }),
        ],
        printings: [
          {
            ...printingRecord('Day // Night', 'p', two),
            oracle_id: null,
            card_faces: [{ oracle_id: 'both' }, { oracle_id: 'both' }],
          },
        ],
        sets: SETS,
      }),
    });
    expect(catalog.cards[0]?.released).toBe('2022-11-18');
  });
});
