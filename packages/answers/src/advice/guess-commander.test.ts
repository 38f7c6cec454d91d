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

async function guessFor(cards: string[]) {
  const { guess } = await answers.advise({ cards }, { parts: [], guessCommander: true });
  return guess;
}

describe('the commander of a list that marks none', () => {
  it.each([
    // Ada alone (white) leaves Bo and Wave outside: 2 + 1 color; the pair leaves none and has two colors.
    ['a pair', ['Wave', 'Ada, the First', 'Sunbeam', 'Bo, the Second'], 'Ada, the First & Bo, the Second'],
    // Dun (green) leaves Cyr outside: 1 + 1; Cyr (white, blue) leaves Dun and Sprout: 2 + 2.
    ['the one that fits the colors', ['Cyr the Lone', 'Sprout', 'Dun the Unplayed'], 'Dun the Unplayed'],
    // Both fit. Cyr plays the lamp in 1 of 4 decks and the warden in another, Ada and Bo neither.
    [
      'the one whose decks play such cards',
      ['Lim-Dûl’s Lamp', 'Gate Warden', 'Ada, the First', 'Bo, the Second', 'Cyr the Lone'],
      'Cyr the Lone',
    ],
    // Both fit, and Cyr stands at the head.
    [
      'the head of the list',
      ['Cyr the Lone', 'Wave', 'Ada, the First', 'Bo, the Second', 'Harbor'],
      'Cyr the Lone',
    ],
  ])('is %s', async (_who, cards, commander) => {
    expect((await guessFor(cards))?.commander).toBe(commander);
  });

  it('names the other candidates', async () => {
    const guess = await guessFor(['Cyr the Lone', 'Sprout', 'Dun the Unplayed']);
    expect(guess?.others).toEqual(['Cyr the Lone']);
  });

  it('is null if no card can be the commander', async () => {
    expect(await guessFor(['Beacon', '2 Wave', 'Far Hometown', 'No Such Card'])).toBeNull();
  });
});
