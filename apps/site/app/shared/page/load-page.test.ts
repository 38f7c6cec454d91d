import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

describe('loadPage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('logs each ignored part of a query on one line, for any page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = { canonical: '/commanders/x', warnings: ['The filter "z\n=1" was ignored.'] };
    expect(await loadPage(Promise.resolve(page))).toBe(page);
    expect(warn.mock.calls).toEqual([['/commanders/x: "The filter \\"z\\n=1\\" was ignored."']]);
  });

  it('logs nothing without any', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await loadPage(Promise.resolve({ canonical: '/commanders/x', warnings: [] }));
    await loadPage(Promise.resolve(null));
    expect(warn).not.toHaveBeenCalled();
  });
});
