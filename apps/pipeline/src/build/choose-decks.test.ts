import { toDate, toDay } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, chooseFrom, makeCandidate } from '../testing/candidates.fixture.ts';
import type { ChooseOptions } from './choose-decks.ts';

const day = (date: string): number => toDay(date) ?? Number.NaN;

type Parts = {
  id?: string;
  date?: string | null;
  source?: number;
  commanders?: readonly number[];
  cards?: readonly number[];
};

let serial = 0;

/** A valid candidate; without `cards` its list is unique. */
function candidate({ id, date = null, source = 0, commanders = [1], cards }: Parts): Candidate {
  serial += 1;
  return makeCandidate({
    id: id ?? `deck-${serial}`,
    day: date === null ? null : day(date),
    source,
    commanders,
    cards: cards ?? [2, 3, 1000 + serial],
  });
}

type Choice = ReturnType<typeof chooseFrom>;

function choose(candidates: Candidate[], options: Partial<ChooseOptions> = {}): Choice {
  return chooseFrom(candidates, { asOfDay: null, todayDay: day('2026-01-01'), maxAgeDays: 730, ...options });
}

const ids = ({ decks }: Choice): string[] => decks.map(({ id }) => id).sort();

describe('the saved date', () => {
  // Card 7 was released on 2024-02-09, card 8 on 2024-04-19.
  const releaseDays = { length: 9, 7: day('2024-02-09'), 8: day('2024-04-19') };
  const dayOfOnly = (deck: Candidate, more: Partial<ChooseOptions> = {}) =>
    choose([deck], { releaseDays, ...more }).decks.map(({ day: saved }) => saved);

  it('is the stated one, and unknown if a card or commander of the deck came out later', () => {
    expect(dayOfOnly(candidate({ date: '2024-03-30', cards: [7] }))).toEqual([day('2024-03-30')]);
    expect(dayOfOnly(candidate({ date: '2024-04-19', cards: [7, 8] }))).toEqual([day('2024-04-19')]);
    expect(dayOfOnly(candidate({ date: '2024-04-18', cards: [7, 8] }))).toEqual([null]);
    expect(dayOfOnly(candidate({ date: '2024-03-30', commanders: [8] }))).toEqual([null]);
    expect(dayOfOnly(candidate({ date: '2024-03-30', commanders: [1, 8] }))).toEqual([null]);
  });

  it('is counted where a card contradicts it, and does not make the deck too old', () => {
    const choice = choose(
      [
        candidate({ id: 'right', date: '2024-03-30', cards: [5, 7] }),
        candidate({ id: 'wrong', date: '2024-01-01', cards: [7] }),
        candidate({ id: 'far', date: '1999-01-01', cards: [8] }),
        candidate({ id: 'undated', cards: [7, 8] }),
      ],
      { releaseDays },
    );
    expect(ids(choice)).toEqual(['far', 'right', 'undated', 'wrong']);
    expect(choice).toMatchObject({ contradicted: 2, asOfDay: day('2024-03-30'), droppedByAge: 0 });
  });

  it('stays unknown if none is stated', () => {
    expect(dayOfOnly(candidate({ cards: [8] }))).toEqual([null]);
  });

  it('names the first later day on which something that is too early might count', () => {
    const early = [
      candidate({ date: '2024-01-01', cards: [7] }),
      candidate({ date: '2024-05-02' }),
      candidate({ cards: [8] }),
    ];
    const next = (todayDay: string, more: Partial<ChooseOptions> = {}) => {
      const { nextDay } = choose(early, { releaseDays, todayDay: day(todayDay), ...more });
      return nextDay === null ? null : toDate(nextDay);
    };
    expect(['2024-03-01', '2024-04-18'].map((today) => next(today))).toEqual(['2024-04-19', '2024-04-19']);
    expect(['2024-04-19', '2024-05-01'].map((today) => next(today))).toEqual(['2024-05-02', '2024-05-02']);
    expect(next('2024-05-02')).toBe(null);
    // As of a past day, later ones change nothing.
    expect(next('2024-04-30', { asOfDay: day('2024-04-01') })).toBe(null);
    expect(next('2024-03-01', { asOfDay: day('2024-12-31') })).toBe('2024-04-19');
  });

  it('cannot be after the build: a deck with an unreleased card waits for it', () => {
    const soon = { todayDay: day('2024-04-18') };
    for (const date of ['2024-03-30', null]) {
      const choice = choose([candidate({ id: 'early', date, cards: [8] })], { releaseDays, ...soon });
      expect(choice.decks).toEqual([]);
      expect(choice.examples.get('future-date')).toEqual([
        { source: 0, id: 'early', detail: 'holds a card that comes out on 2024-04-19' },
      ]);
    }
  });
});

/** Decks of one source on the days before a date and on it. */
const decksUpTo = (date: string, count: number, source = 0): Candidate[] =>
  Array.from({ length: count }, (_, index) =>
    candidate({ id: `${source}-${index}`, date: toDate(day(date) - index), source }),
  );

describe('the as-of date', () => {
  it('is the newest date among counted decks', () => {
    const rejected: Candidate = {
      id: 'bad',
      day: day('2024-06-01'),
      url: null,
      source: 0,
      folder: 0,
      rejection: 'off-color',
      detail: '',
    };
    const choice = choose([candidate({ date: '2024-03-30' }), candidate({ date: '2023-01-01' }), rejected]);
    expect(choice.asOfDay).toBe(day('2024-03-30'));
  });

  it('is not moved by the release of a card', () => {
    const releaseDays = { length: 9, 8: day('2024-04-19') };
    const holders = Array.from({ length: 20 }, (_, index) =>
      candidate({ date: '2024-03-30', cards: [8, 2000 + index] }),
    );
    const choice = choose([...decksUpTo('2024-03-29', 30), ...holders], { releaseDays });
    expect(choice).toMatchObject({ asOfDay: day('2024-03-29'), contradicted: 20 });
    expect(choose(holders, { releaseDays })).toMatchObject({ asOfDay: null, contradicted: 20 });
  });

  it.each([
    ['of the same source', 0, '2025-12-31'],
    ['of a source of its own', 1, '2025-12-31'],
    ['that came out a month after the others', 0, '2024-05-01'],
  ])('is not moved by one deck %s, which counts without a date', (_, source, date) => {
    const choice = choose([
      ...decksUpTo('2024-03-30', 300),
      candidate({ id: 'late', date, source, cards: [5] }),
    ]);
    expect(choice.asOfDay).toBe(day('2024-03-30'));
    expect(choice.decks).toHaveLength(301);
    expect(choice.decks.find(({ id }) => id === 'late')?.day).toBeNull();
    expect(choice.later).toEqual(new Map([[source, 1]]));
    expect(choice.rejects).toEqual(new Map());
    expect(choice.droppedByAge).toBe(0);
  });

  it('is moved by ten decks within 30 days, and the age limit is counted from it', () => {
    const choice = choose([...decksUpTo('2022-03-30', 90), ...decksUpTo('2025-12-31', 10, 1)]);
    expect(choice).toMatchObject({ asOfDay: day('2025-12-31'), later: new Map(), droppedByAge: 0.9 });
    expect(choice.rejects).toEqual(new Map([['too-old', 90]]));
  });

  it('is null if no deck is dated', () => {
    expect(choose([candidate({})])).toMatchObject({ asOfDay: null, droppedByAge: 0 });
    expect(choose([])).toMatchObject({ asOfDay: null, decks: [], droppedByAge: 0 });
  });

  it('can be given, and decks dated later are then rejected', () => {
    const choice = choose(
      [candidate({ id: 'on', date: '2024-01-01' }), candidate({ id: 'after', date: '2024-01-02' })],
      { asOfDay: day('2024-01-01') },
    );
    expect(ids(choice)).toEqual(['on']);
    expect(choice.rejects).toEqual(new Map([['future-date', 1]]));
    expect(choice.asOfDay).toBe(day('2024-01-01'));
  });

  it('can be after the build, whose decks are still not later than the build', () => {
    const choice = choose([candidate({ date: '2025-12-31' }), candidate({ date: '2026-01-02' })], {
      asOfDay: day('2026-02-01'),
    });
    expect(choice).toMatchObject({ asOfDay: day('2026-02-01'), later: new Map() });
    expect(choice.rejects).toEqual(new Map([['future-date', 1]]));
  });

  it('does not move to a future date', () => {
    const choice = choose([candidate({ date: '2025-12-31' }), candidate({ date: '2199-01-01' })]);
    expect(choice.asOfDay).toBe(day('2025-12-31'));
    expect(choice.rejects.get('future-date')).toBe(1);
  });
});

describe('the age limit', () => {
  it('keeps a deck that is exactly as old as allowed', () => {
    // 730 days before 2024-03-30: 2024 is a leap year, so 2022-03-31.
    const choice = choose([
      candidate({ id: 'newest', date: '2024-03-30' }),
      candidate({ id: 'edge', date: '2022-03-31' }),
      candidate({ id: 'old', date: '2022-03-30' }),
    ]);
    expect(ids(choice)).toEqual(['edge', 'newest']);
    expect(choice.rejects).toEqual(new Map([['too-old', 1]]));
    expect(choice.droppedByAge).toBeCloseTo(1 / 3);
  });

  it('keeps undated decks, and all decks without a limit', () => {
    const decks = [candidate({ id: 'new', date: '2024-03-30' }), candidate({ id: 'undated' })];
    const old = candidate({ id: 'old', date: '1995-01-01' });
    expect(ids(choose([...decks, old]))).toEqual(['new', 'undated']);
    expect(ids(choose([...decks, old], { maxAgeDays: null }))).toEqual(['new', 'old', 'undated']);
  });

  it('counts from a given as-of date', () => {
    const choice = choose([candidate({ date: '2020-01-01' })], { asOfDay: day('2024-03-30') });
    expect(choice.rejects.get('too-old')).toBe(1);
  });
});

describe('versions of a deck', () => {
  it('have the same source and id, and the later date wins', () => {
    const newer = candidate({ id: 'a', date: '2024-02-01' });
    const older = candidate({ id: 'a', date: '2024-01-01' });
    for (const order of [
      [newer, older],
      [older, newer],
    ]) {
      const choice = choose(order);
      expect(choice.decks.map((deck) => deck.day)).toEqual([day('2024-02-01')]);
      expect(choice.rejects).toEqual(new Map([['older-version', 1]]));
    }
  });

  it('are ordered by ingest if a date is missing or the same', () => {
    const first = candidate({ id: 'a', date: '2024-01-01', cards: [2, 3] });
    const second = candidate({ id: 'a', cards: [2, 4] });
    const third = candidate({ id: 'a', cards: [2, 5] });
    expect(choose([first, second, third]).decks.map(({ cards }) => [...cards])).toEqual([[2, 5]]);
  });

  it('do not replace decks of another source', () => {
    expect(choose([candidate({ id: 'a' }), candidate({ id: 'a', source: 1 })]).decks).toHaveLength(2);
  });

  it('are replaced even by one whose list does not count', () => {
    const broken: Candidate = {
      id: 'a',
      day: day('2024-02-01'),
      url: null,
      source: 0,
      folder: 0,
      rejection: 'off-color',
      detail: 'Red Bolt is outside U',
    };
    const choice = choose([candidate({ id: 'a', date: '2024-01-01' }), broken]);
    expect(choice.decks).toEqual([]);
    expect(choice.rejects).toEqual(
      new Map([
        ['older-version', 1],
        ['off-color', 1],
      ]),
    );
    expect(choice.examples.get('off-color')).toEqual([
      { source: 0, id: 'a', detail: 'Red Bolt is outside U' },
    ]);
  });

  it('are those of the given day, not later ones', () => {
    const choice = choose(
      [candidate({ id: 'a', date: '2024-01-01' }), candidate({ id: 'a', date: '2024-02-01' })],
      {
        asOfDay: day('2024-01-15'),
      },
    );
    expect(choice.decks.map((deck) => deck.day)).toEqual([day('2024-01-01')]);
  });
});

describe('identical lists', () => {
  it('count once, the newest of them, an undated one last', () => {
    const list = [7, 8, 9];
    const choice = choose([
      candidate({ id: 'undated', cards: list }),
      candidate({ id: 'old', date: '2024-01-01', cards: list }),
      candidate({ id: 'new', date: '2024-02-01', cards: list }),
    ]);
    expect(ids(choice)).toEqual(['new']);
    expect(choice.rejects).toEqual(new Map([['identical-list', 2]]));
  });

  it('of one day are represented by the one that says more, under whatever ids', () => {
    const list = { date: '2024-02-01', cards: [7, 8, 9] };
    const withMore = (id: string, more: object): Candidate => {
      const plain = candidate({ id, ...list });
      return 'deck' in plain ? { ...plain, deck: { ...plain.deck, ...more } } : plain;
    };
    const pairs: [more: object, less: object][] = [
      [{ bracket: 4 }, { bracket: 3 }],
      [{ bracket: 3 }, { bracket: null, basics: 30, companion: 5, tags: ['tokens'] }],
      [{ basics: 30 }, { basics: 35, basicsEstimated: true }],
      [{ companion: 5 }, { companion: null, tags: ['tokens'] }],
      [{ tags: ['blink', 'tokens'] }, { tags: ['tokens'] }],
      [{ tags: ['blink'] }, { tags: ['tokens'] }],
    ];
    for (const [more, less] of pairs) {
      for (const [first, second] of [
        ['1', '2'],
        ['2', '1'],
      ] as const) {
        const decks = [withMore(first, more), withMore(second, less)];
        expect(ids(choose(decks))).toEqual([first]);
        expect(ids(choose(decks.reverse()))).toEqual([first]);
      }
    }
  });

  it('are joined with their results and remembered by the one that counts', () => {
    const played = (id: string, date: string, more: object = {}): Candidate => {
      const plain = candidate({ id, date, cards: [7, 8, 9] });
      if (!('deck' in plain)) throw new Error('a sound deck');
      const event = { id, name: id, date, size: 40 };
      const result = { event, placing: 1, wins: 1, losses: 0, draws: 0 };
      return { ...plain, deck: { ...plain.deck, ...more }, played: { result, commanders: [1] } };
    };
    const choice = choose([
      played('old', '2024-01-01'),
      played('new', '2024-02-01'),
      played('newest', '2024-02-01', { bracket: 3 }),
    ]);
    const [only] = choice.decks;
    expect(choice.decks.map(({ id }) => id)).toEqual(['newest']);
    expect(choice.identical.get(only?.number ?? -1)).toEqual([1, 0]);
    const events = choice.resultsByDeck.get(only?.number ?? -1)?.map(({ result }) => result.event.id);
    expect(events?.sort()).toEqual(['new', 'newest', 'old']);
    expect(choice.resultsByDeck.size).toBe(1);
  });

  it('are distinguished by their commanders, whose order does not matter', () => {
    const list = [7, 8, 9];
    const choice = choose([
      candidate({ id: 'one', commanders: [1, 2], cards: list }),
      candidate({ id: 'two', commanders: [2, 1], cards: list }),
      candidate({ id: 'three', commanders: [1], cards: list }),
    ]);
    expect(ids(choice)).toEqual(['one', 'three']);
  });
});

describe('every rule together', () => {
  it('drops or keeps each deck exactly once, in any order of ingest except for ties of versions', () => {
    const deck = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      date: fc.constantFrom('2020-01-01', '2023-05-05', '2024-01-01', '2030-01-01'),
      source: fc.constantFrom(0, 1),
      cards: fc.constantFrom([2, 3], [2, 4], [5]),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(deck, { selector: ({ id, date, source }) => `${id}${date}${source}` }),
        (parts) => {
          const forwards = choose(parts.map(candidate));
          const backwards = choose([...parts].reverse().map(candidate));
          const dropped = [...forwards.rejects.values()].reduce((sum, count) => sum + count, 0);
          expect(forwards.decks.length + dropped).toBe(parts.length);
          const seen = (choice: Choice) =>
            choice.decks.map(({ id, source, day: on }) => `${id} ${source} ${on}`).sort();
          expect(seen(backwards)).toEqual(seen(forwards));
          expect(backwards.rejects).toEqual(forwards.rejects);
        },
      ),
    );
  });
});
