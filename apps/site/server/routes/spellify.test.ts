import { SpellifyState, SpellifyToday } from '@deckwright/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

const PATH = '/api/games/spellify';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
});
afterAll(() => calls.close());

/* The game itself is tested in packages/answers/src/spellify. */
describe('the word game', () => {
  it('is never cached', async () => {
    for (const init of [undefined, post({ puzzle: 'practice-7', letters: [], hints: [] })]) {
      const answer = await calls.request(PATH, init);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('plays the game of the day', async () => {
    const { day } = await calls.read(PATH, SpellifyToday);
    const open = await calls.read(PATH, SpellifyState, post({ puzzle: day, letters: [], hints: [] }));
    expect(open).toMatchObject({ puzzle: day, state: 'open', solution: null });
  });

  it.each([
    { puzzle: '2020-01-01', letters: [], hints: [] },
    { puzzle: 'tomorrow', letters: [], hints: [] },
    { puzzle: 'practice-7', letters: ['ab'], hints: [] },
  ])('refuses %j with 400', async (turn) => {
    await calls.refused(PATH, 400, post(turn));
  });
});
