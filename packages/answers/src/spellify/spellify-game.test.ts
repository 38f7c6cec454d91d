import { SpellifyState, SpellifyToday, SpellifyTurn } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofShape } from '../of-shape.ts';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { playSpellify, spellifyToday } from './spellify-game.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

let tiny: PageCalls;
let now = NOON;
beforeAll(async () => {
  tiny = await openPages();
});
afterAll(() => tiny.close());

const today = () => SpellifyToday.parse(spellifyToday(tiny.view, now));
const play = (turn: object) => SpellifyState.parse(playSpellify(tiny.view, ofShape(SpellifyTurn, turn), now));
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

describe('the word game', () => {
  it('reveals the day but not its card', () => {
    const game = today();
    expect(game).toMatchObject({ day: '2026-11-21', secondsLeft: 43_200, yesterday: { day: '2026-11-20' } });
    const open = play({ puzzle: game.day, letters: [], hints: [] });
    expect(open).toMatchObject({ state: 'open', score: 100, solution: null, hints: {} });
    expect(open.signs.filter((sign) => sign !== null && /\w/.test(sign))).toEqual([]);
  });

  it('is solved by its letters, has the same card all day, and reveals it the day after', () => {
    const lost = play({ puzzle: '2026-11-21', letters: [], hints: [], gaveUp: true });
    expect(lost).toMatchObject({ state: 'lost', score: 0 });
    const name = lost.solution?.name ?? '';
    const letters = ALPHABET.filter((letter) => name.toLowerCase().includes(letter));
    now = NOON + DAY / 2 - 1000;
    const solved = play({ puzzle: '2026-11-21', letters, hints: ['year'] });
    expect(solved).toMatchObject({ state: 'solved', score: 95, wrong: [], solution: { name } });
    now = NOON + DAY;
    expect(today().yesterday).toEqual({ day: '2026-11-21', ...solved.solution });
    now = NOON;
  });

  it('is lost after eight wrong letters', () => {
    const practice = { puzzle: 'practice-7', hints: [] };
    const { solution } = play({ ...practice, letters: [], gaveUp: true });
    const wrong = ALPHABET.filter((letter) => !solution?.name.toLowerCase().includes(letter));
    // 100 − 7 · 8 = 44.
    expect(play({ ...practice, letters: wrong.slice(0, 7) })).toMatchObject({
      state: 'open',
      score: 44,
    });
    expect(play({ ...practice, letters: wrong.slice(0, 8) })).toMatchObject({
      state: 'lost',
      score: 0,
    });
  });

  it('gives a hint only if asked, without the name', () => {
    const all = ['colors', 'year', 'cost', 'type', 'face'];
    for (let seed = 0; seed < 12; seed += 1) {
      const puzzle = `practice-${seed}`;
      const { solution } = play({ puzzle, letters: [], hints: [], gaveUp: true });
      const { hints } = play({ puzzle, letters: [], hints: all });
      expect(Object.keys(hints).sort()).toEqual([...all].sort());
      expect(JSON.stringify(hints)).not.toContain(solution?.name);
    }
  });

  it.each([
    { puzzle: '2026-11-22', letters: [], hints: [] },
    { puzzle: '2026-11-01', letters: [], hints: [] },
    { puzzle: 'tomorrow', letters: [], hints: [] },
    { puzzle: '2026-11-21', letters: ['ab'], hints: [] },
    { puzzle: '2026-11-21', letters: Array.from({ length: 27 }, () => 'a'), hints: [] },
    { puzzle: '2026-11-21', letters: [], hints: ['name'] },
  ])('refuses %j', (turn) => {
    expect(() => play(turn)).toThrow(AppError);
  });
});
