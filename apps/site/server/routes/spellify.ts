import { playSpellify, spellifyToday } from '@deckwright/answers';
import { SpellifyState, SpellifyToday, SpellifyTurn } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';

/** The word game. The server judges without keeping state: each turn sends the whole game. */
export function spellifyRoutes(api: Api, now: () => number = Date.now): void {
  const path = '/api/games/spellify';
  defineRoute(
    api,
    {
      method: 'get',
      path,
      summary: 'The word game: which day it is, and yesterday’s card',
      tags: ['Games'],
      answer: SpellifyToday,
    },
    (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(spellifyToday(c.var.view, now()));
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path,
      summary: 'A game of the day or for practice, as far as it was played',
      tags: ['Games'],
      body: SpellifyTurn,
      bodyExample: { puzzle: 'practice-1', letters: ['e', 's'], hints: ['colors'] },
      answer: SpellifyState,
      problems: { 400: 'The turn does not have the expected form, or the day is not open.' },
    },
    async (c) => {
      const turn = await readJson(c, SpellifyTurn);
      c.header('Cache-Control', 'no-store');
      return c.json(playSpellify(c.var.view, turn, now()));
    },
  );
}
