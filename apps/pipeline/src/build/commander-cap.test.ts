import { describe, expect, it } from 'vitest';
import { type Candidate, chooseFrom, makeCandidate } from '../testing/candidates.fixture.ts';

const PARTNER = 1;
const TODAY = 20_000;
const HALF_POINT = 0.005;

type Parts = { id: string; commanders: number[]; card: number; by?: { account: number; network: number } };

function candidate({ id, commanders, card, by }: Parts): Candidate {
  return makeCandidate({ id, day: TODAY - 10, source: by ? 1 : 0, by, commanders, cards: [card] });
}

/** Decks of another source, each with one of ten pairs of the partner. */
const corpus = (decks: number): Candidate[] =>
  Array.from({ length: decks }, (_, index) =>
    candidate({ id: `c${index}`, commanders: [PARTNER, 100 + (index % 10)], card: 1000 + index }),
  );

/** One deck each with 60 further pairs. */
const pairs = (by: (index: number) => { account: number; network: number }): Candidate[] =>
  Array.from({ length: 60 }, (_, index) =>
    candidate({ id: `p${index}`, commanders: [PARTNER, 200 + index], card: 30_000 + index, by: by(index) }),
  );

const choose = (candidates: Candidate[]) =>
  chooseFrom(candidates, {
    asOfDay: null,
    todayDay: TODAY,
    maxAgeDays: null,
    releaseDays: new Uint16Array(40_000).fill(10_000),
  }).decks;

const fromPlayers = (candidates: Candidate[]) => choose(candidates).filter(({ by }) => by !== undefined);

const ONE_ACCOUNT = () => ({ account: 1, network: 1 });
const ONE_NETWORK = (index: number) => ({ account: index, network: 1 });
const MANY = (index: number) => ({ account: index, network: index });

describe('decks of one player with many pairs of one card', () => {
  it.each([
    ['account', ONE_ACCOUNT],
    ['network', ONE_NETWORK],
  ])('weigh at most half a point on the page of that card, from one %s', (_, by) => {
    // By hand: 199 others support one deck, 1,000 support floor(1000 / 199) = 5; 5 / 1005 = 0.4975 points.
    const counted = fromPlayers([...corpus(1000), ...pairs(by)]);
    expect(counted).toHaveLength(5);
    expect(counted.length / (1000 + counted.length)).toBeLessThanOrEqual(HALF_POINT);
    expect(fromPlayers([...corpus(100), ...pairs(by)])).toHaveLength(1);
    expect(fromPlayers(pairs(by))).toHaveLength(1);
  });

  it('all count if the players have nothing in common', () => {
    expect(fromPlayers([...corpus(1000), ...pairs(MANY)])).toHaveLength(60);
  });

  it('do not depend on their order', () => {
    const all = [...corpus(1000), ...pairs(ONE_ACCOUNT)];
    const ids = (candidates: Candidate[]) =>
      choose(candidates)
        .map(({ id }) => id)
        .sort();
    expect(ids([...all].reverse())).toEqual(ids(all));
  });

  it("leave the player's decks with other commanders alone", () => {
    const alone = candidate({ id: 'alone', commanders: [7], card: 35_000, by: ONE_ACCOUNT() });
    const counted = fromPlayers([...corpus(1000), ...pairs(ONE_ACCOUNT), alone]);
    expect(counted.map(({ id }) => id)).toContain('alone');
    expect(counted).toHaveLength(6);
  });
});
