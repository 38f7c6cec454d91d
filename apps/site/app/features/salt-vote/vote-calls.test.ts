import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../shared/storage/stub-storage.fixture.ts';
import { createVoteCalls } from './vote-calls.ts';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.unstubAllGlobals());

/** The device of each call, and its method and path. */
const calls = () =>
  fetched.mock.calls.map(([url, init]) => [
    init?.method ?? 'GET',
    url,
    new Headers(init?.headers).get('salt-device'),
  ]);

describe('the id of this device', () => {
  const vote = () => createVoteCalls({ apiHost: '', staticHost: '/data' }).send('opt', 3);

  it('is sent as earlier visits stored it', async () => {
    storage.device.set('deckwright-salt-device', 'd1.signed');
    fetched.mockImplementation(async () => Response.json({}));
    await vote();
    expect(calls()).toEqual([['PUT', '/api/salt/votes/opt', 'd1.signed']]);
  });

  it('is stored with the first vote, or lasts as long as the page', async () => {
    fetched.mockImplementation(async (url) => Response.json(url.endsWith('/device') ? { device: 'd2' } : {}));
    await vote();
    expect([...storage.device]).toEqual([['deckwright-salt-device', 'd2']]);
    storage.device.clear();
    storage.become('denied');
    await vote();
    await vote();
    expect(calls().map(([, url, device]) => `${url} ${device}`)).toEqual([
      '/api/salt/device null',
      '/api/salt/votes/opt d2',
      '/api/salt/device null',
      '/api/salt/votes/opt d2',
      '/api/salt/votes/opt d2',
    ]);
  });
});
