import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSalt, countedVotes, type VotesByScore } from './salt.ts';

const counts = fc.tuple(...([0, 1, 2, 3, 4] as const).map(() => fc.nat({ max: 40 }))) as fc.Arbitrary<
  [number, number, number, number, number]
>;

describe('countedVotes', () => {
  it('counts all votes of accounts, and up to 20 others', () => {
    expect(countedVotes([1, 0, 2, 0, 0], [0, 3, 0, 0, 1])).toEqual([1, 3, 2, 0, 1]);
    expect(countedVotes([0, 0, 0, 0, 0], [0, 0, 0, 0, 20])).toEqual([0, 0, 0, 0, 20]);
    // 1,000 made-up voters with 4 beside 10 with 0 count as 20: 10 · 20 / 1,010 = 0.2, 1,000 · 20 / 1,010 = 19.8.
    expect(countedVotes([5, 0, 0, 0, 0], [10, 0, 0, 0, 1000])).toEqual([5, 0, 0, 0, 20]);
    // 30 of each of three scores as 20: 6⅔ each are 6, the two left over go to the lower ones.
    expect(countedVotes([0, 0, 0, 0, 0], [30, 30, 30, 0, 0])).toEqual([7, 7, 6, 0, 0]);
    // As many as there are account votes, if those are more than 20.
    expect(countedVotes([0, 0, 0, 0, 50], [200, 0, 0, 0, 0])).toEqual([50, 0, 0, 0, 50]);
  });

  it('never counts more than max(20, account votes) others, and no vote twice', () => {
    fc.assert(
      fc.property(counts, counts, (accounts, others) => {
        const all = (votes: VotesByScore) => votes.reduce((sum, each) => sum + each, 0);
        const counted = countedVotes(accounts, others);
        const most = Math.max(20, all(accounts));
        expect(all(counted)).toBe(all(accounts) + Math.min(most, all(others)));
        counted.forEach((votes, score) => {
          expect(votes).toBeGreaterThanOrEqual(accounts[score] ?? 0);
          expect(votes).toBeLessThanOrEqual((accounts[score] ?? 0) + (others[score] ?? 0));
        });
      }),
    );
  });
});

describe('getSalt', () => {
  it('is the mean of the votes, with their number', () => {
    // (1·0 + 2·1 + 0·2 + 0·3 + 3·4) / 6 = 14 / 6
    expect(computeSalt([1, 2, 0, 0, 3], null)).toEqual({ score: 2.333, votes: 6 });
  });

  it('is null without votes and import, and 0 only if people voted 0', () => {
    expect(computeSalt(null, null)).toBeNull();
    expect(computeSalt([0, 0, 0, 0, 0], null)).toBeNull();
    expect(computeSalt([3, 0, 0, 0, 0], null)).toEqual({ score: 0, votes: 3 });
  });

  it('uses the imported score if nobody has voted yet', () => {
    expect(computeSalt(null, { score: 2.61, votes: 900 })).toEqual({ score: 2.61, votes: 900 });
  });

  it('replaces one of twenty imported votes by each vote of our own', () => {
    // Five votes of 4: the import counts as 15 votes. (15·1 + 20) / 20 = 1.75
    expect(computeSalt([0, 0, 0, 0, 5], { score: 1, votes: 300 })).toEqual({ score: 1.75, votes: 305 });
    // An import of 8 votes counts as 8 − 5 = 3. (3·1 + 20) / 8 = 2.875
    expect(computeSalt([0, 0, 0, 0, 5], { score: 1, votes: 8 })).toEqual({ score: 2.875, votes: 13 });
  });

  it('ignores the import once there are twenty votes of our own', () => {
    expect(computeSalt([0, 20, 0, 0, 0], { score: 4, votes: 300 })).toEqual({ score: 1, votes: 20 });
  });

  it('is between the lowest and the highest score that counts', () => {
    fc.assert(
      fc.property(
        counts,
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.nat({ max: 50 }),
        (own, score, votes) => {
          const salt = computeSalt(own satisfies VotesByScore, { score, votes });
          const given = own.flatMap((count, vote) => (count > 0 ? [vote] : []));
          if (given.length === 0 && votes === 0) return salt === null;
          const all = [...given, score];
          return (
            salt !== null && salt.score >= Math.min(...all) - 0.001 && salt.score <= Math.max(...all) + 0.001
          );
        },
      ),
    );
  });
});
