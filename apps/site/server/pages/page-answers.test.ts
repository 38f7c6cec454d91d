import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recommendFor } from '#site/app/features/recs/recommend.server.ts';
import { answersForPages } from './page-answers.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

it('a pasted list is answered through the answers of pages, and another is compared with it', async () => {
  const input = new FormData();
  input.set('deck', '1 Cyr the Lone *CMDR*\n1 Becon\n1 Qqqqq');
  input.set('compare', 'other');
  input.set('other', '1 Wave');
  const answers = answersForPages({ snapshot: tiny.snapshot, imageHost: null });
  const { data, init } = await recommendFor(answers, input);
  expect(init?.status).toBe(200);
  expect(data.answer?.commanders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
  expect(data.answer?.unknown.map(({ name, kind }) => [name, kind])).toEqual([
    ['Becon', 'misspelled'],
    ['Qqqqq', 'missing'],
  ]);
  expect(data.comparison?.difference?.onlyTheirs.map(({ name }) => name)).toEqual(['Wave']);
});
