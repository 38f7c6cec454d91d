import type { Combo } from '@deckwright/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPages, type PageCalls } from '../testing/page-calls.ts';
import { commanderCombos } from './commander-combos.ts';

const combo = (id: string, cards: string[]): Combo => ({
  id,
  cards: cards.map((name) => ({ name, oracleId: null, mustBeCommander: false })),
  requires: [],
  produces: ['Infinite light'],
  identity: 0,
  prerequisites: '',
  steps: '',
  manaNeeded: '',
  bracketTag: null,
});

let pages: PageCalls;
beforeAll(async () => {
  // Of Cyr's four decks one runs Beacon and Wave, one Beacon and Sunbeam, none Sunbeam and Wave.
  pages = await openPages({
    combos: [
      combo('1-2', ['Beacon', 'Wave']),
      combo('1-3', ['Beacon', 'Sunbeam']),
      combo('2-3', ['Sunbeam', 'Wave']),
    ],
  });
}, 60_000);
afterAll(() => pages.close());

/** A view whose questions to the engine are counted. */
function counted() {
  const { snapshot } = pages.view;
  const ask = vi.fn(snapshot.ask);
  const questions = () => ask.mock.calls.filter(([about]) => about === 'commander').length;
  return { ask, view: { ...pages.view, snapshot: { ...snapshot, ask } }, questions };
}

const cyr = () => {
  const found = pages.view.snapshot.resolver.commanderBySlug('cyr-the-lone');
  if (!found) throw new Error('Cyr is missing.');
  return found;
};

it('counts the combos of a commander once for all pages', async () => {
  const { view, questions } = counted();
  const [first, second] = await Promise.all([
    commanderCombos(view, cyr(), 1),
    commanderCombos(view, cyr(), 2),
  ]);
  expect(first.shown.map(({ entry, decks }) => [entry.id, decks])).toEqual([
    ['1-3', 1],
    ['1-2', 1],
  ]);
  expect([first.total, second]).toEqual([2, { total: 2, shown: [] }]);
  await commanderCombos(view, cyr(), 9999);
  expect(questions()).toBe(1);
});

it('counts again after a failure', async () => {
  const { view, ask, questions } = counted();
  ask.mockRejectedValueOnce(new Error('busy'));
  await expect(commanderCombos(view, cyr(), 1)).rejects.toThrow('busy');
  expect((await commanderCombos(view, cyr(), 1)).total).toBe(2);
  expect(questions()).toBe(2);
});
