import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboInClipboard } from './combo-in-clipboard.ts';

const card = (name: string) => ({ name, url: `/cards/${name.toLowerCase()}` });
const included = (cards: string[], commanders: string[] = []) => ({
  cards: Object.fromEntries(cards.map((name) => [card(name).url, true] as const)),
  commanders: commanders.map((name) => card(name).url),
});
const COMBO = { cards: [card('Ada'), card('Bell'), card('Cole')], commanders: [] };

describe('what of a combo is in the clipboard', () => {
  it.each([
    [included(['Ada', 'Bell', 'Cole', 'Opt']), 'All in your clipboard'],
    [included(['Bell', 'Cole'], ['Ada']), 'All in your clipboard'],
    [included(['Ada', 'Cole']), 'In your clipboard except Bell'],
    [included(['Ada']), null],
    [included(['Opt']), null],
    [included([]), null],
  ])('of %j is reported', (contents, words) => {
    expect(comboInClipboard(COMBO, contents)?.words ?? null).toBe(words);
  });

  it('asks for the crown if a card must be the commander', () => {
    const withCommander = { ...COMBO, commanders: [card('Ada').url] };
    expect(comboInClipboard(withCommander, included(['Ada', 'Bell', 'Cole']))).toEqual({
      state: 'near',
      words: 'All in your clipboard; Ada must be your commander',
    });
    expect(comboInClipboard(withCommander, included(['Bell', 'Cole'], ['Ada']))?.state).toBe('all');
  });

  it('is complete exactly if no card is missing, and almost complete exactly if one is', () => {
    const names = ['Ada', 'Bell', 'Cole', 'Opt'];
    fc.assert(
      fc.property(fc.subarray(names), fc.subarray(names), (listed, leading) => {
        const missing = COMBO.cards.filter(({ name }) => ![...listed, ...leading].includes(name)).length;
        const state = comboInClipboard(COMBO, included(listed, leading))?.state ?? null;
        expect(state).toBe(missing === 0 ? 'all' : missing === 1 ? 'near' : null);
      }),
    );
  });
});
