import { afterEach, describe, expect, it, vi } from 'vitest';
import { logWarnings } from './load-page.ts';

describe('logWarnings', () => {
  afterEach(() => vi.restoreAllMocks());

  it('notes each ignored part of a query on one line', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    logWarnings({ canonical: '/commanders/x', warnings: ['The filter "z\n=1" was ignored.'] });
    expect(warn.mock.calls).toEqual([['/commanders/x: "The filter \\"z\\n=1\\" was ignored."']]);
  });

  it('is silent without any', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    logWarnings({ canonical: '/commanders/x', warnings: [] });
    expect(warn).not.toHaveBeenCalled();
  });
});
