import { DEFAULT_PROFILE } from '@deckwright/domain';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { recordingFetch } from './recording-fetch.fixture.ts';

function open(
  answer: (call: { url: string }) => unknown = answerTo,
  hosts: { staticHost?: string; apiHost?: string } = {},
) {
  const { fetch, calls } = recordingFetch(answer);
  return { api: createApiClient({ fetch, getToken: () => 'secret', ...hosts }), calls };
}

/** As much of the answers as is looked at. */
function answerTo({ url }: { url: string }): unknown {
  if (url.endsWith('/misc')) return { articles: [], guides: [], precons: [], sets: [], tags: [] };
  if (url.includes('/typeahead')) return [];
  if (url.endsWith('/scg')) return { url: 'https://shop.example.org/' };
  if (url.endsWith('/sign-in')) return { uid: 'u1', token: null, profile: DEFAULT_PROFILE };
  return {};
}

describe('the calls', () => {
  it('go to the static host, the API host and the main origin', async () => {
    const { api, calls } = open(answerTo, {
      staticHost: 'https://static.example.org/data',
      apiHost: 'https://api.example.org',
    });
    await api.fetchMisc();
    await api.fetchCard('Sol Ring');
    await api.postRecs({ cards: [], commanders: [] });
    await api.postScg(['Sol Ring']);
    await api.typeahead('sol ring');
    await api.fetchTypeaheadList('cards');
    await api.fetchTypeaheadList('commanders');
    expect(calls.map(({ url }) => url)).toEqual([
      'https://static.example.org/data/static/misc',
      'https://static.example.org/data/cards/sol-ring',
      'https://api.example.org/api/recs',
      'https://api.example.org/api/scg',
      'https://api.example.org/api/typeahead?q=sol%20ring',
      '/static/typeahead',
      '/static/typeahead/commanders',
    ]);
  });

  it('need no token for site data and searches', async () => {
    const { api, calls } = open();
    await api.fetchMisc();
    await api.typeahead('sol');
    await api.fetchTypeaheadList('sets');
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null]);
  });

  it('ask for the session in the cookie if a page of the site opens one', async () => {
    const { fetch, calls } = recordingFetch(answerTo);
    const page = createApiClient({ fetch, getToken: () => 'old', isInCookie: () => false });
    await page.signIn({ email: 'a@example.org', password: 'p' });
    await page.renewToken();
    expect(calls.map(({ headers }) => [headers.get('session-in'), headers.get('authorization')])).toEqual([
      ['cookie', null],
      ['cookie', 'Bearer old'],
    ]);
    const { api, calls: programs } = open();
    await api.signIn({ email: 'a@example.org', password: 'p' });
    expect(programs[0]?.headers.get('session-in')).toBeNull();
  });

  it('request full card data in recommendations', async () => {
    const { api, calls } = open();
    await api.postRecs({ cards: ['/cards/opt'], commanders: ['/cards/ada'] });
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      cards: ['/cards/opt'],
      commanders: ['/cards/ada'],
      full_card_data: true,
    });
  });

  it('refuse a card name that normalizes to nothing before sending', async () => {
    const { api, calls } = open();
    await expect(api.fetchCard('')).rejects.toThrow('Invalid card name');
    expect(calls).toEqual([]);
  });
});

describe('a canceled search', () => {
  it('answers null without a log entry', async () => {
    const log = vi.fn();
    const abort = new AbortController();
    const fetch = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const search = createApiClient({ fetch, log }).typeahead('sol', { signal: abort.signal });
    abort.abort();
    expect(await search).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('still fails loudly if it was not canceled', async () => {
    const api = createApiClient({ fetch: () => Promise.reject(new TypeError('down')), log: () => {} });
    await expect(api.typeahead('sol')).rejects.toThrow('Failed to fetch /api/typeahead?q=sol');
  });
});
