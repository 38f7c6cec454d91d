import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answers, createAnswers } from '../answers.ts';
import { openTiny, type TinySnapshot } from '../testing/index.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

describe('two lists', () => {
  it('differ by copies, in both directions', async () => {
    const difference = await answers.compare(
      { commanders: ['Cyr the Lone'], cards: ['3 Plains', 'Wave', 'Beacon'] },
      // Another spelling of the same card, the commander among the cards, and an unrecognized name.
      { cards: ['Cyr the Lone', '5 plains', '/cards/beacon', 'Sunbeam', 'No Such Card'] },
    );
    // In both: Cyr, three of the plains and Beacon.
    expect(difference.sizes).toEqual({ yours: 6, theirs: 8 });
    expect(difference.shared).toBe(5);
    expect(difference.onlyYours.map(({ name, copies }) => [name, copies])).toEqual([['Wave', 1]]);
    expect(difference.onlyTheirs.map(({ name, copies }) => [name, copies])).toEqual([
      ['Plains', 2],
      ['Sunbeam', 1],
    ]);
    expect(difference.unknown).toEqual(['No Such Card']);
  });

  it('are the same in any order', async () => {
    const [a, b] = [
      ['Wave', '2 Plains'],
      ['2 Plains', 'Wave'],
    ];
    const { onlyYours, onlyTheirs, shared } = await answers.compare({ cards: a ?? [] }, { cards: b ?? [] });
    expect([onlyYours, onlyTheirs, shared]).toEqual([[], [], 3]);
  });
});
