import { beforeEach, describe, expect, it } from 'vitest';
import { createToasts } from '../../shared/feedback/toasts.ts';
import { createClipboardStore } from './create-store.ts';
import { createPressMessages } from './show-press.ts';

let toasts: ReturnType<typeof createToasts>;
let store: ReturnType<typeof createClipboardStore>;
let showPress: ReturnType<typeof createPressMessages>;

beforeEach(() => {
  toasts = createToasts();
  store = createClipboardStore(async () => new Map());
  showPress = createPressMessages(toasts);
});

/** A press on the button of the card that is added, or removed if it is in the clipboard. */
function press(name: string): void {
  const url = `/cards/${name.toLowerCase()}`;
  const before = store.getState();
  if (Object.hasOwn(before.cards, url)) before.remove(url);
  else before.addUrls([url]);
  showPress({ urls: [url], name, crowned: false }, before, store.getState());
}

const listed = () => Object.keys(store.getState().cards);

function undo(): void {
  const back = toasts.newest()?.undo;
  if (typeof back === 'function') back();
}

describe('the message of presses in a row', () => {
  it('counts the cards, and its undo takes all of them back in one step', () => {
    press('Ada');
    expect(toasts.newest()?.text).toBe('Ada was added to the clipboard.');
    for (let number = 2; number <= 12; number += 1) press(`Card${number}`);
    expect(toasts.newest()?.text).toBe('12 cards were added to the clipboard.');
    expect(toasts.get().filter(({ show }) => show)).toHaveLength(1);
    undo();
    expect(listed()).toEqual([]);
    expect(store.getState().prevStates).toEqual([]);
  });

  it('leaves what was there before, and the steps before, as they are', () => {
    store.getState().addUrls(['/cards/first']);
    press('Ada');
    press('Bo');
    undo();
    expect(listed()).toEqual(['/cards/first']);
    store.getState().undo();
    expect(listed()).toEqual([]);
  });

  it('replaces its own message and none of another kind', () => {
    press('Bo');
    press('Cy');
    press('Ada');
    press('Bo');
    press('Cy');
    const shown = toasts.get().filter(({ show }) => show);
    expect(shown.map(({ text }) => text)).toEqual([
      '3 cards were added to the clipboard.',
      '2 cards were removed from the clipboard.',
    ]);
    undo();
    expect(listed()).toEqual(['/cards/bo', '/cards/cy', '/cards/ada']);
  });

  it('starts anew once it is hidden, after other changes, and with presses of another kind', () => {
    press('Ada');
    toasts.hide(toasts.newest()?.key ?? '');
    press('Bo');
    expect(toasts.newest()?.text).toBe('Bo was added to the clipboard.');
    store.getState().addUrls(['/cards/other']);
    press('Cy');
    expect(toasts.newest()?.text).toBe('Cy was added to the clipboard.');
    press('Cy');
    expect(toasts.newest()?.text).toBe('Cy was removed from the clipboard.');
    press('Bo');
    expect(toasts.newest()?.text).toBe('2 cards were removed from the clipboard.');
    undo();
    expect(listed()).toEqual(['/cards/ada', '/cards/bo', '/cards/other', '/cards/cy']);
  });
});
