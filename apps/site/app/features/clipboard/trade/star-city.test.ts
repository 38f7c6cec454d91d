import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../shared/feedback/toasts.ts';
import { openAtStarCity } from './star-city.ts';

const URL_THERE = 'https://starcitygames.com/shop/deck-builder/?data=abc';
const WRAPPED =
  'https://go.example/?to=https%3A%2F%2Fstarcitygames.com%2Fshop%2Fdeck-builder%2F%3Fdata%3Dabc';
const IDS = { scg: { wrapper: 'https://go.example/?to={url}' } };

type Tab = ReturnType<typeof blankTab>;

function blankTab() {
  return {
    opener: {} as unknown,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn(),
  };
}

const requested: { url: string; body: unknown }[] = [];

/** A browser that opens `tab`, or blocks it, and a server that responds with `answer`. */
function browser(tab: Tab | null, answer: () => Response): void {
  vi.stubGlobal('window', { open: () => tab });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requested.push({ url, body: JSON.parse(`${init.body}`) });
    return answer();
  });
}

const good = () => Response.json({ url: URL_THERE });

beforeEach(() => {
  requested.length = 0;
  toasts.hide('scg');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('openAtStarCity', () => {
  it('sends the names and opens the link in the new tab through the affiliate wrapper', async () => {
    const tab = blankTab();
    browser(tab, good);
    expect(await openAtStarCity(['Arcane Signet', 'Sol Ring'], IDS, 'https://api.example')).toBeNull();
    expect(requested).toEqual([
      { url: 'https://api.example/api/scg', body: { cards: ['Arcane Signet', 'Sol Ring'] } },
    ]);
    expect(tab.location.replace.mock.calls).toEqual([[WRAPPED]]);
    expect(tab.opener).toBeNull();
  });

  it('returns the link if the browser blocks tabs or the tab has been closed', async () => {
    browser(null, good);
    expect(await openAtStarCity(['Sol Ring'], IDS, '')).toBe(WRAPPED);
    browser({ ...blankTab(), closed: true }, good);
    expect(await openAtStarCity(['Sol Ring'], {}, '')).toBe(URL_THERE);
  });

  it.each<[string, () => Response, string]>([
    [
      'the server’s sentence',
      () => Response.json({ error: { code: 'unavailable', message: 'The shop sleeps.' } }, { status: 503 }),
      'The shop sleeps.',
    ],
    [
      'its own sentence if the server has none',
      () => new Response('<p>Bad gateway</p>', { status: 502 }),
      'Star City Games did not answer. Try again in a moment, or copy the list.',
    ],
  ])('closes the tab and says %s', async (_, answer, sentence) => {
    const tab = blankTab();
    browser(tab, answer);
    expect(await openAtStarCity(['Sol Ring'], IDS, '')).toBeNull();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(toasts.get().at(-1)).toMatchObject({ show: true, text: sentence });
  });
});
