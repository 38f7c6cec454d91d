import type { Misc } from '@deckwright/contract/schemas';
import { describe, expect, it, vi } from 'vitest';
import { createSiteData } from './site-data.ts';

const MISC = { sample: true } as Misc;

describe('the site data', () => {
  it('starts as fetching', () => {
    expect(createSiteData(async () => MISC).get()).toEqual({ status: 'fetching', data: null });
  });

  it('ends as success when loaded, and is loaded once', async () => {
    const load = vi.fn(async () => MISC);
    const store = createSiteData(load);
    const heard = vi.fn();
    store.subscribe(heard);
    await Promise.all([store.ensure(), store.ensure()]);
    await store.ensure();
    expect(store.get()).toEqual({ status: 'success', data: MISC });
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ends as error when loading fails, and retries when requested again', async () => {
    const load = vi.fn<() => Promise<Misc>>().mockRejectedValueOnce(new Error('no line'));
    const store = createSiteData(load);
    await store.ensure();
    expect(store.get()).toEqual({ status: 'error', data: null });
    load.mockResolvedValueOnce(MISC);
    const again = store.ensure();
    expect(store.get().status).toBe('fetching');
    await again;
    expect(store.get().status).toBe('success');
  });

  it('does not notify unsubscribed listeners', async () => {
    const store = createSiteData(async () => MISC);
    const heard = vi.fn();
    store.subscribe(heard)();
    await store.ensure();
    expect(heard).not.toHaveBeenCalled();
  });
});
