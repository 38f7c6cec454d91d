import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CLIPBOARD, importList, undoClipboard, urlsOf } from './clipboard.ts';
import { testCard } from './test-card.ts';

const [aria, bell, opt, ring] = ['Aria', 'Bell', 'Opt', 'Ring'].map((name) => testCard(name)) as [
  ReturnType<typeof testCard>,
  ReturnType<typeof testCard>,
  ReturnType<typeof testCard>,
  ReturnType<typeof testCard>,
];
const held = importList(EMPTY_CLIPBOARD, { cards: [opt], leaders: [aria], replace: false });

describe('taking in a list', () => {
  it('leads with its commanders where nobody leads, in one step', () => {
    expect(held).toMatchObject({ cards: { '/cards/opt': true }, commanders: ['/cards/aria'] });
    expect(Object.keys(held.loadedCards)).toEqual(['/cards/aria', '/cards/opt']);
    expect(held.prevStates).toEqual([{ cards: {}, commanders: [] }]);
  });

  it('keeps those that lead and puts the list’s among the cards', () => {
    const both = importList(held, { cards: [ring, aria], leaders: [bell], replace: false });
    expect(both.commanders).toEqual(['/cards/aria']);
    expect(Object.keys(both.cards)).toEqual(['/cards/opt', '/cards/bell', '/cards/ring']);
  });

  it('puts the list in the place of what was there', () => {
    const replaced = importList(held, { cards: [ring], leaders: [bell], replace: true });
    expect(replaced).toMatchObject({ cards: { '/cards/ring': true }, commanders: ['/cards/bell'] });
    expect(Object.keys(replaced.cards)).toEqual(['/cards/ring']);
    expect(undoClipboard(replaced)).toMatchObject({ cards: held.cards, commanders: held.commanders });
  });

  it('takes a commander out of the list it leads', () => {
    const listed = importList(EMPTY_CLIPBOARD, { cards: [aria, opt], leaders: [], replace: false });
    const led = importList(listed, { cards: [], leaders: [aria], replace: false });
    expect(led).toMatchObject({ cards: { '/cards/opt': true }, commanders: ['/cards/aria'] });
    expect(Object.keys(led.cards)).toEqual(['/cards/opt']);
  });

  it('loses and doubles no card, and undo brings back exactly what was there', () => {
    const pick = fc.subarray([aria, bell, opt, ring]);
    const list = fc.record({ cards: pick, leaders: pick, replace: fc.boolean() });
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
        let state = EMPTY_CLIPBOARD;
        for (const each of lists) {
          const next = importList(state, each);
          const wanted = new Set([
            ...(each.replace ? [] : urlsOf(state)),
            ...[...each.cards, ...each.leaders].map(({ url }) => url),
          ]);
          const urls = urlsOf(next);
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
