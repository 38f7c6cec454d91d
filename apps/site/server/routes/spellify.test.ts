import { SpellifyState, SpellifyToday } from '@deckwright/contract/schemas';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiEnv } from '../api/api.ts';
import { answerProblem } from '../api/problem.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { spellifyRoutes } from './spellify.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

let test: TestApp;
let now = NOON;
const api = new OpenAPIHono<ApiEnv>();

beforeAll(async () => {
  test = await openTestApp();
  api.onError(answerProblem);
  api.use(async (c, next) => {
    c.set('snapshot', test.snapshot);
    c.set('view', { snapshot: test.snapshot, imageHost: null });
    await next();
  });
  spellifyRoutes(api, () => now);
});
afterAll(() => test.close());

const today = async () => SpellifyToday.parse(await (await api.request('/api/games/spellify')).json());
const request = (turn: object) =>
  api.request('/api/games/spellify', { method: 'POST', body: JSON.stringify(turn) });
const play = async (turn: object) => SpellifyState.parse(await (await request(turn)).json());
const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

describe('the word game', () => {
  it('reveals the day but not its card', async () => {
    const game = await today();
    expect(game).toMatchObject({ day: '2026-11-21', secondsLeft: 43_200, yesterday: { day: '2026-11-20' } });
    const open = await play({ puzzle: game.day, letters: [], hints: [] });
    expect(open).toMatchObject({ state: 'open', score: 100, solution: null, hints: {} });
    expect(open.signs.filter((sign) => sign !== null && /\w/.test(sign))).toEqual([]);
  });

  it('is solved by its letters, has the same card all day, and reveals it the day after', async () => {
    const lost = await play({ puzzle: '2026-11-21', letters: [], hints: [], gaveUp: true });
    expect(lost).toMatchObject({ state: 'lost', score: 0 });
    const name = lost.solution?.name ?? '';
    const letters = ALPHABET.filter((letter) => name.toLowerCase().includes(letter));
    now = NOON + DAY / 2 - 1000;
    const solved = await play({ puzzle: '2026-11-21', letters, hints: ['year'] });
    expect(solved).toMatchObject({ state: 'solved', score: 95, wrong: [], solution: { name } });
    now = NOON + DAY;
    expect((await today()).yesterday).toEqual({ day: '2026-11-21', ...solved.solution });
    now = NOON;
  });

  it('is lost after eight wrong letters', async () => {
    const practice = { puzzle: 'practice-7', hints: [] };
    const { solution } = await play({ ...practice, letters: [], gaveUp: true });
    const wrong = ALPHABET.filter((letter) => !solution?.name.toLowerCase().includes(letter));
    // 100 − 7 · 8 = 44.
    expect(await play({ ...practice, letters: wrong.slice(0, 7) })).toMatchObject({
      state: 'open',
      score: 44,
    });
    expect(await play({ ...practice, letters: wrong.slice(0, 8) })).toMatchObject({
      state: 'lost',
      score: 0,
    });
  });

  it('gives a hint only if asked, without the name', async () => {
    const all = ['colors', 'year', 'cost', 'type', 'face'];
    for (let seed = 0; seed < 12; seed += 1) {
      const puzzle = `practice-${seed}`;
      const { solution } = await play({ puzzle, letters: [], hints: [], gaveUp: true });
      const { hints } = await play({ puzzle, letters: [], hints: all });
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
  ])('refuses %j', async (turn) => {
    expect((await request(turn)).status).toBe(400);
  });
});
