import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { recommendFor } from '#site/app/features/recs/recommend.server.ts';
import { answersForPages, refusing } from './page-answers.ts';

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

it('an unexpected error is logged by the name of the answer, without what was typed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('the sky fell');
  const search = refusing('answers.search', async (_query: string, _list: { text: string }) => {
    throw cause;
  });
  await expect(search('alice@example.org', { text: '1 Her Own Card' })).rejects.toMatchObject({
    status: 500,
  });
  expect(log.mock.calls).toEqual([['%s failed:', 'answers.search', cause]]);
  log.mockRestore();
});
