import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CLIPBOARD, getCardUrls, importList, undoClipboard } from './clipboard.ts';
import { testCard } from './test-card.ts';

const [aria, bell, opt, ring] = ['Aria', 'Bell', 'Opt', 'Ring'].map((name) => testCard(name)) as [
  ReturnType<typeof testCard>,
  ReturnType<typeof testCard>,
  ReturnType<typeof testCard>,
  ReturnType<typeof testCard>,
];
const clipboard = importList(EMPTY_CLIPBOARD, { cards: [opt], commanders: [aria], replace: false });

describe('importing a list', () => {
  it('makes its commanders the commanders if there are none, in one step', () => {
    expect(clipboard).toMatchObject({ cards: { '/cards/opt': true }, commanders: ['/cards/aria'] });
    expect(Object.keys(clipboard.loadedCards)).toEqual(['/cards/aria', '/cards/opt']);
    expect(clipboard.prevStates).toEqual([{ cards: {}, commanders: [] }]);
  });

  it('keeps existing commanders and adds those of the list to the cards', () => {
    const both = importList(clipboard, { cards: [ring, aria], commanders: [bell], replace: false });
    expect(both.commanders).toEqual(['/cards/aria']);
    expect(Object.keys(both.cards)).toEqual(['/cards/opt', '/cards/bell', '/cards/ring']);
  });

  it('replaces the contents with the list', () => {
    const replaced = importList(clipboard, { cards: [ring], commanders: [bell], replace: true });
    expect(replaced).toMatchObject({ cards: { '/cards/ring': true }, commanders: ['/cards/bell'] });
    expect(Object.keys(replaced.cards)).toEqual(['/cards/ring']);
    expect(undoClipboard(replaced)).toMatchObject({
      cards: clipboard.cards,
      commanders: clipboard.commanders,
    });
  });

  it('removes a commander from the list', () => {
    const listed = importList(EMPTY_CLIPBOARD, { cards: [aria, opt], commanders: [], replace: false });
    const asCommander = importList(listed, { cards: [], commanders: [aria], replace: false });
    expect(asCommander).toMatchObject({ cards: { '/cards/opt': true }, commanders: ['/cards/aria'] });
    expect(Object.keys(asCommander.cards)).toEqual(['/cards/opt']);
  });

  it('neither loses nor duplicates cards, and undo restores exactly the previous contents', () => {
    const pick = fc.subarray([aria, bell, opt, ring]);
    const list = fc.record({ cards: pick, commanders: pick, replace: fc.boolean() });
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
        let state = EMPTY_CLIPBOARD;
        for (const each of lists) {
          const next = importList(state, each);
          const wanted = new Set([
            ...(each.replace ? [] : getCardUrls(state)),
            ...[...each.cards, ...each.commanders].map(({ url }) => url),
          ]);
          const urls = getCardUrls(next);
          expect(new Set(urls)).toEqual(wanted);
          expect(urls).toHaveLength(wanted.size);
          if (next.prevStates.length > state.prevStates.length)
            expect(undoClipboard(next)).toMatchObject({ cards: state.cards, commanders: state.commanders });
          state = next;
        }
      }),
    );
  });
});
