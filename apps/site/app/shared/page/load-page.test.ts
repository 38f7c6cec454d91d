import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

describe('loadPage', () => {
  afterEach(() => vi.restoreAllMocks());

  it('logs nothing of what a page warns its visitor of: it quotes what was typed', async () => {
    const logs = (['error', 'warn', 'info', 'log'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const page = { canonical: '/commanders/x', warnings: ['The filter "alice@example.org" was ignored.'] };
    expect(await loadPage(Promise.resolve(page))).toBe(page);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });
});
