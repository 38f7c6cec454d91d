import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboHeld } from './combo-held.ts';

const card = (name: string) => ({ name, url: `/cards/${name.toLowerCase()}` });
const held = (cards: string[], commanders: string[] = []) => ({
  cards: Object.fromEntries(cards.map((name) => [card(name).url, true] as const)),
  commanders: commanders.map((name) => card(name).url),
});
const COMBO = { cards: [card('Ada'), card('Bell'), card('Cole')], commanders: [] };

describe('what of a combo is in the clipboard', () => {
  it.each([
    [held(['Ada', 'Bell', 'Cole', 'Opt']), 'All in your clipboard'],
    [held(['Bell', 'Cole'], ['Ada']), 'All in your clipboard'],
    [held(['Ada', 'Cole']), 'In your clipboard except Bell'],
    [held(['Ada']), null],
    [held(['Opt']), null],
    [held([]), null],
  ])('of %j is reported', (contents, words) => {
    expect(comboHeld(COMBO, contents)?.words ?? null).toBe(words);
  });

  it('asks for the crown if a card must be the commander', () => {
    const withCommander = { ...COMBO, commanders: [card('Ada').url] };
    expect(comboHeld(withCommander, held(['Ada', 'Bell', 'Cole']))).toEqual({
      state: 'near',
      words: 'All in your clipboard; Ada must be your commander',
    });
    expect(comboHeld(withCommander, held(['Bell', 'Cole'], ['Ada']))?.state).toBe('all');
  });

  it('is complete exactly if no card is missing, and almost complete exactly if one is', () => {
    const names = ['Ada', 'Bell', 'Cole', 'Opt'];
    fc.assert(
      fc.property(fc.subarray(names), fc.subarray(names), (listed, leading) => {
        const missing = COMBO.cards.filter(({ name }) => ![...listed, ...leading].includes(name)).length;
        const state = comboHeld(COMBO, held(listed, leading))?.state ?? null;
        expect(state).toBe(missing === 0 ? 'all' : missing === 1 ? 'near' : null);
      }),
    );
  });
});
