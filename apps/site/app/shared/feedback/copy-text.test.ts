import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { toasts } from './toasts.ts';

const REFUSED = 'Your browser blocked copying. Allow this site to use the clipboard, then try again.';

/** A device's clipboard that accepts text, or refuses without reading it, as Chromium does. */
function device(takes: boolean): string[] {
  const clipboard: string[] = [];
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly data: Record<string, Promise<Blob>>;
      constructor(data: Record<string, Promise<Blob>>) {
        this.data = data;
      }
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: takes ? async (text: string) => void clipboard.push(text) : refuse,
      write: takes
        ? async ([item]: { data: Record<string, Promise<Blob>> }[]) =>
            void clipboard.push((await (await item?.data['text/plain'])?.text()) ?? '')
        : refuse,
    },
  });
  return clipboard;
}

const said = () =>
  toasts
    .get()
    .filter(({ show }) => show)
    .map(({ text }) => text);

beforeEach(() => toasts.hide('copied'));
afterEach(() => vi.unstubAllGlobals());

describe('copyText', () => {
  it('copies and says so', async () => {
    const clipboard = device(true);
    await copyText('1 Sol Ring', 'List copied.');
    expect([clipboard, said()]).toEqual([['1 Sol Ring'], ['List copied.']]);
  });

  it('copies a text that is still being created', async () => {
    const clipboard = device(true);
    await copyText(Promise.resolve('https://x.example/'), 'Link copied.');
    expect([clipboard, said()]).toEqual([['https://x.example/'], ['Link copied.']]);
  });

  it('reports that the browser refuses', async () => {
    device(false);
    await copyText('1 Sol Ring', 'List copied.');
    expect(said()).toEqual([REFUSED]);
    await copyText(Promise.resolve('x'), 'Link copied.');
    expect(said()).toEqual([REFUSED]);
  });

  it('reports why a text could not be created', async () => {
    const clipboard = device(true);
    await copyText(Promise.reject(new Error('Too long.')), 'Link copied.');
    expect([clipboard, said()]).toEqual([[], ['Too long.']]);
  });

  it('leaves no unhandled rejection if the browser refuses without reading the text', async () => {
    const unhandled: unknown[] = [];
    const note = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', note);
    onTestFinished(() => void process.off('unhandledRejection', note));
    device(false);
    await copyText(Promise.reject(new Error('Too long.')), 'Link copied.');
    // Node reports unhandled rejections after the microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    expect([unhandled, said()]).toEqual([[], ['Too long.']]);
  });
});
