import { TOAST_DELAY_MS } from '@deckwright/ui';
import { describe, expect, it, vi } from 'vitest';
import { createToasts, SITE_TOAST_MS } from './toasts.ts';

describe('toasts', () => {
  it('have a key, a text and whether they are shown', () => {
    const toasts = createToasts();
    toasts.add({ key: 'saved', text: 'Saved.' });
    expect(toasts.get()).toEqual([{ key: 'saved', show: true, text: 'Saved.' }]);
  });

  it('are hidden by their key, and the others stay', () => {
    const toasts = createToasts();
    toasts.add({ key: 'a', text: 'One' });
    toasts.add({ key: 'b', text: 'Two' });
    toasts.hide('a');
    expect(toasts.get().filter(({ show }) => show)).toEqual([{ key: 'b', show: true, text: 'Two' }]);
    toasts.hide('unknown');
    expect(toasts.get().filter(({ show }) => show)).toHaveLength(1);
  });

  it('are unique by key, and hidden ones are removed with the next', () => {
    const toasts = createToasts();
    toasts.add({ key: 'a', text: 'One' });
    toasts.add({ key: 'b', text: 'Two' });
    toasts.hide('b');
    toasts.add({ key: 'a', text: 'One again' });
    expect(toasts.get()).toEqual([{ key: 'a', show: true, text: 'One again' }]);
  });

  it('with an undo are shown next to the previous one, three at most', () => {
    const toasts = createToasts();
    const undo = () => undefined;
    for (const text of ['One', 'Two', 'Three', 'Four']) toasts.add({ key: 'clipboard', text, undo });
    expect(toasts.get().map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
    expect(new Set(toasts.get().map(({ key }) => key)).size).toBe(3);
    toasts.hide(toasts.get()[1]?.key ?? '');
    toasts.add({ key: 'clipboard', text: 'Not added.' });
    expect(toasts.get().map(({ text }) => text)).toEqual(['Two', 'Four', 'Not added.']);
  });

  it('are shown one at a time, the newest first', () => {
    const toasts = createToasts();
    expect(toasts.newest()).toBeUndefined();
    toasts.add({ key: 'a', text: 'One' });
    toasts.add({ key: 'b', text: 'Two' });
    expect(toasts.newest()?.text).toBe('Two');
    toasts.hide('b');
    expect(toasts.newest()?.text).toBe('One');
  });

  it('may have a URL for undoing', () => {
    const toasts = createToasts();
    toasts.add({ key: 'filters', text: 'Removed.', undo: '/commanders/a?f=in=b' });
    expect(toasts.get()).toEqual([
      { key: 'filters', show: true, text: 'Removed.', undo: '/commanders/a?f=in=b' },
    ]);
  });

  it('report each change to listeners', () => {
    const toasts = createToasts();
    const heard = vi.fn();
    const leave = toasts.subscribe(heard);
    toasts.add({ key: 'a', text: 'One' });
    toasts.hide('a');
    leave();
    toasts.add({ key: 'b', text: 'Two' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are shown for three seconds on the site, for five by default', () => {
    expect(SITE_TOAST_MS).toBe(3000);
    expect(TOAST_DELAY_MS).toBe(5000);
  });
});
