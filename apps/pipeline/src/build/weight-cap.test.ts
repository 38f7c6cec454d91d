import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, chooseFrom, makeCandidate } from '../testing/candidates.fixture.ts';
import { countingDecks } from '../testing/weight-cap-reference.ts';
import { capWeight, type PlayerDeck } from './weight-cap.ts';

const COMMANDER = 1;
/** In every planted deck; in every honest one; the newest card; the first of many that make lists different. */
const [PLANTED, HONEST, NEW, OTHER] = [2, 3, 4, 1000];
const TODAY = 20_000;
/** As a share; the tolerance covers floating-point rounding of 0.005. */
const HALF_POINT = 0.005 + 1e-12;
const NEW_SINCE = TODAY - 30;
const RELEASES = Object.assign(new Uint16Array(5000).fill(10_000), { [NEW]: NEW_SINCE });

type Parts = { id: string; day: number; by?: { account: number; network: number }; cards: number[] };

function candidate({ id, day, by, cards }: Parts): Candidate {
  return makeCandidate({ id, day, source: by ? 1 : 0, by, commanders: [COMMANDER], cards });
}

/** Decks of another source, saved before the newest card was released. */
const corpus = (decks: number): Candidate[] =>
  Array.from({ length: decks }, (_, index) =>
    candidate({ id: `c${index}`, day: TODAY - 400, cards: [HONEST, OTHER + (index % 3000)] }),
  );

/** Players with a separate account, network and list each. */
const honest = (players: number): Candidate[] =>
  Array.from({ length: players }, (_, index) =>
    candidate({
      id: `h${String(index).padStart(4, '0')}`,
      day: TODAY - 10,
      by: { account: index, network: index },
      cards: [HONEST, OTHER + 3000 + index],
    }),
  );

const PLANTS = {
  'by one account': () => ({ account: 9999, network: 9999 }),
  'by 1,000 accounts of one network': (index: number) => ({ account: 10_000 + index, network: 9999 }),
  'by one account over 1,000 networks': (index: number) => ({ account: 9999, network: 10_000 + index }),
};

function planted(by: (index: number) => { account: number; network: number }): Candidate[] {
  return Array.from({ length: 1000 }, (_, index) =>
    candidate({
      id: `p${index}`,
      day: TODAY - (index % 5),
      by: by(index),
      cards: [PLANTED, NEW, 2000 + index],
    }),
  );
}

const choose = (candidates: readonly Candidate[]) =>
  chooseFrom(candidates, {
    asOfDay: null,
    todayDay: TODAY + 1,
    maxAgeDays: 730,
    releaseDays: RELEASES,
  }).decks;

/** Inclusion of each card: decks with it among eligible ones, without undated decks. */
function inclusions(decks: ReturnType<typeof choose>): Map<number, number> {
  const holders = Map.groupBy(
    decks.flatMap((deck) => [...deck.cards].map((card) => ({ card, day: deck.day ?? TODAY }))),
    ({ card }) => card,
  );
  const decksSince = new Map<number, number>();
  const since = (release: number): number => {
    const known = decksSince.get(release);
    if (known !== undefined) return known;
    const count = decks.filter((deck) => (deck.day ?? TODAY) >= release).length;
    decksSince.set(release, count);
    return count;
  };
  return new Map(
    [...holders].map(([card, hold]) => {
      const release = RELEASES[card] ?? 0;
      const before = hold.filter(({ day }) => day < release).length;
      return [card, hold.length / (since(release) + before)];
    }),
  );
}

function largestMove(before: ReturnType<typeof choose>, after: ReturnType<typeof choose>): number {
  const [was, is] = [inclusions(before), inclusions(after)];
  const cards = new Set([...was.keys(), ...is.keys()]);
  return Math.max(0, ...[...cards].map((card) => Math.abs((is.get(card) ?? 0) - (was.get(card) ?? 0))));
}

describe.each(Object.entries(PLANTS))('1,000 decks planted %s', (_, by) => {
  it.each([100, 101, 150, 198, 199, 250, 1000])(
    'move no inclusion by more than half a point on a commander with %i decks',
    (decks) => {
      const [before, after] = [choose(corpus(decks)), choose([...corpus(decks), ...oldCards(planted(by))])];
      expect(before).toHaveLength(decks);
      // By hand: 199 decks support one, and 1,000 support floor(1000 / 199) = 5; fewer than 199 support none.
      expect(after.length - decks).toBe(decks < 199 ? 0 : Math.floor(decks / 199));
      expect(largestMove(before, after)).toBeLessThanOrEqual(HALF_POINT);
    },
  );

  it.each([100, 150, 198, 250, 600])(
    'move no inclusion on a commander with decks of only %i players either',
    (players) => {
      const before = choose(honest(players));
      const after = choose([...honest(players), ...oldCards(planted(by))]);
      expect(before).toHaveLength(players <= 100 || players >= 200 ? players : 100);
      expect(largestMove(before, after)).toBeLessThanOrEqual(HALF_POINT);
    },
  );

  it('weigh half a point on a commander that their deck brings to 200, where others start to count too', () => {
    const after = choose([...honest(199), ...oldCards(planted(by))]);
    expect(after).toHaveLength(200);
    expect(after.filter(({ id }) => id.startsWith('p'))).toHaveLength(1);
    expect(
      largestMove(
        after.filter(({ id }) => id.startsWith('h')),
        after,
      ),
    ).toBeLessThanOrEqual(HALF_POINT);
  });

  it('count with one deck for a card so new that few others are eligible', () => {
    const recent = honest(50).map(({ by: __, ...deck }) => ({ ...deck, source: 0 }));
    const after = choose([...corpus(1000), ...recent, ...planted(by)]);
    expect(after.filter((deck) => deck.cards.includes(NEW))).toHaveLength(1);
  });

  it('count with one deck on a commander that has fewer than 100', () => {
    expect(choose([...corpus(40), ...planted(by)])).toHaveLength(41);
    expect(choose([...corpus(99), ...planted(by)])).toHaveLength(100);
    expect(choose(planted(by))).toHaveLength(1);
  });

  it('cannot remove an honest list from the numbers by copying it', () => {
    const copies = planted(by).map((deck, index) => {
      const [model] = honest(250).slice(index % 250);
      return model && 'deck' in model && 'deck' in deck ? { ...deck, deck: model.deck } : deck;
    });
    const after = choose([...corpus(250), ...honest(250), ...copies]);
    const lists = new Set(after.map((deck) => [...deck.cards].join()));
    expect(lists.size).toBe(500);
    expect(after).toHaveLength(500);
  });
});

describe('the as-of date', () => {
  const spread = (accounts: number) => honest(accounts).map((deck) => ({ ...deck, day: TODAY - 1 }));

  it('is not moved by one account or network, so that older decks stay in the numbers', () => {
    const old = corpus(300).map((deck) => ({ ...deck, day: TODAY - 800 }));
    for (const by of Object.values(PLANTS)) {
      const after = choose([...old, ...planted(by)]);
      expect(after.filter(({ id }) => id.startsWith('c'))).toHaveLength(300);
      // The players' decks are later than the as-of date.
      expect(after.every(({ id, day }) => day === (id.startsWith('c') ? TODAY - 800 : null))).toBe(true);
    }
    expect(choose([...old, ...spread(99)]).filter(({ id }) => id.startsWith('c'))).toHaveLength(300);
    expect(choose([...old, ...spread(100)]).filter(({ id }) => id.startsWith('c'))).toHaveLength(0);
  });

  it('is found in decks of players as in those of a source if nothing else is dated', () => {
    const find = (decks: Candidate[]) =>
      chooseFrom(decks, { asOfDay: null, todayDay: TODAY, maxAgeDays: 730 }).asOfDay;
    expect(find(honest(2))).toBe(TODAY - 10);
    const [one, ...others] = honest(12).map((deck) => ({ ...deck, day: TODAY - 500 }));
    if (!one) throw new Error('there are twelve');
    expect(find([{ ...one, day: TODAY }, ...others])).toBe(TODAY - 500);
  });
});

const released = (deck: PlayerDeck): number => ((deck.day ?? 0) >= 5 || deck.cards.includes(9) ? 5 : 1);

function capped(players: readonly PlayerDeck[], others: readonly (number | null)[]) {
  const lists = new Set<string>();
  return capWeight(players, others, {
    lastRelease: released,
    isNew: ({ cards }) => {
      const before = lists.size;
      return lists.add(cards.join()).size > before;
    },
  });
}

const aPlayer = fc.record({
  account: fc.integer({ min: 0, max: 40 }),
  network: fc.integer({ min: 0, max: 30 }),
  day: fc.integer({ min: 1, max: 10 }),
  cards: fc.subarray([7, 8, 9], { minLength: 1 }),
  extra: fc.integer({ min: 10, max: 500 }),
});
const somePlayers = fc.oneof(
  fc.array(aPlayer, { maxLength: 60 }),
  fc.array(
    aPlayer.map((one) => ({ ...one, account: one.extra, network: one.extra })),
    { minLength: 80, maxLength: 260 },
  ),
);
const someOthers = fc
  .record({
    count: fc.oneof(fc.integer({ min: 0, max: 230 }), fc.integer({ min: 390, max: 620 })),
    old: fc.integer({ min: 0, max: 620 }),
    undated: fc.boolean(),
  })
  .map(({ count, old, undated }) =>
    Array.from({ length: count }, (_, index) => (index < old ? 2 : undated ? null : 8)),
  );

const built = (
  parts: readonly { account: number; network: number; day: number; cards: number[]; extra: number }[],
) =>
  parts.map(({ account, network, day, cards, extra }, index): PlayerDeck => {
    const made = candidate({
      id: String(index).padStart(4, '0'),
      day,
      by: { account, network },
      cards: [...cards, extra],
    });
    if (!('deck' in made)) throw new Error('a sound deck');
    const { commanders, cards: list } = made.deck;
    return { number: index, id: made.id, day, commanders, cards: list, by: { account, network } };
  });

describe('the cap', () => {
  it('equals that of the slow reference, in any order, and drops each deck for one reason', () => {
    fc.assert(
      fc.property(somePlayers, someOthers, fc.nat(), (parts, others, turn) => {
        const players = built(parts);
        const { retained, over, waiting } = capped(players, others);
        const ids = retained.map(({ id }) => id);
        expect([...ids].sort()).toEqual(countingDecks(players, others, released).sort());
        const turned = [
          ...players.slice(turn % (players.length + 1)),
          ...players.slice(0, turn % (players.length + 1)),
        ];
        expect(capped(turned.reverse(), others).retained.map(({ id }) => id)).toEqual(ids);
        const named = [...retained, ...over, ...waiting].map(({ id }) => id);
        expect(new Set(named).size).toBe(named.length);
        expect(named.length).toBeLessThanOrEqual(players.length);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps each account and network within half a point of each card with 199 other eligible decks', () => {
    fc.assert(
      fc.property(somePlayers, someOthers, (parts, others) => {
        const { retained } = capped(built(parts), others);
        if (others.length + retained.length <= 100) return;
        for (const card of [7, 8, 9]) {
          const release = card === 9 ? 5 : 1;
          const could = (deck: PlayerDeck) => deck.cards.includes(card) || (deck.day ?? 0) >= release;
          const able =
            others.filter((day) => day === null || day >= release).length + retained.filter(could).length;
          for (const by of ['account', 'network'] as const) {
            for (const mine of Map.groupBy(retained.filter(could), (deck) => deck.by[by]).values()) {
              if (able - mine.length >= 199) expect(mine.length / able).toBeLessThanOrEqual(HALF_POINT);
              else expect(mine).toHaveLength(1);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never counts fewer for more decks from elsewhere, from 199 on', () => {
    fc.assert(
      fc.property(
        somePlayers,
        fc.integer({ min: 199, max: 800 }),
        fc.nat({ max: 400 }),
        (parts, count, more) => {
          const decks = (size: number) => Array.from({ length: size }, () => 8);
          const players = built(parts);
          const few = capped(players, decks(count)).over.length;
          expect(capped(players, decks(count + more)).over.length).toBeLessThanOrEqual(few);
        },
      ),
    );
  });
});

/** These decks without the newest card. */
function oldCards(decks: readonly Candidate[]): Candidate[] {
  return decks.map((deck) =>
    'deck' in deck
      ? { ...deck, deck: { ...deck.deck, cards: deck.deck.cards.filter((card) => card !== NEW) } }
      : deck,
  );
}
