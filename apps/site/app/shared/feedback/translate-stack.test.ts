import { describe, expect, it, vi } from 'vitest';
import { bounded } from './report-crash.ts';
import { translateStack } from './translate-stack.ts';

// Computed by hand: the script is one line, 'go() fall()'. Its column 0 comes from line 1, column 0 of go.ts, its
// column 6 from line 4, column 2 of fall.ts. A segment is column, source, source line and source column, each as the
// difference from the previous one in base64 VLQ: [0,0,0,0] = AAAA, then [+6,+1,+3,+2] = MCGE.
const MAP = {
  version: 3,
  sources: ['../../../app/features/go.ts', '../../../../../node_modules/lib/fall.ts'],
  names: [],
  mappings: 'AAAA,MCGE',
};
const ORIGIN = 'https://decks.example.org';
const STACK = [
  'Error: the sky fell',
  `    at fall (${ORIGIN}/assets/app-1a.js:1:7)`,
  `    at go (${ORIGIN}/assets/app-1a.js:1:1)`,
  '    at <anonymous>',
  `    at other (${ORIGIN}/elsewhere/app-1a.js:1:1)`,
].join('\n');

describe('translateStack', () => {
  it('replaces positions in scripts with positions in sources', async () => {
    const fetchMap = vi.fn(async () => MAP);
    expect(await translateStack(STACK, fetchMap)).toBe(
      [
        'Error: the sky fell',
        '    at fall (lib/fall.ts:4:3)',
        '    at go (app/features/go.ts:1:1)',
        '    at <anonymous>',
        `    at other (${ORIGIN}/elsewhere/app-1a.js:1:1)`,
      ].join('\n'),
    );
    expect(fetchMap.mock.calls).toEqual([['app-1a.js']]);
  });

  it('keeps the line if the map cannot be loaded, and logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const gone = new Error('Failed to fetch');
    expect(await translateStack(STACK, () => Promise.reject(gone))).toBe(STACK);
    expect(warn.mock.calls).toEqual([['The source map of app-1a.js could not be read.', gone]]);
    warn.mockRestore();
  });

  it('keeps the line if the map is invalid or lacks the position', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await translateStack(STACK, async () => 'no map')).toBe(STACK);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    const far = `    at far (${ORIGIN}/assets/app-1a.js:9:1)`;
    expect(await translateStack(far, async () => MAP)).toBe(far);
    const empty = { version: 3, sources: [], names: [], mappings: '' };
    expect(await translateStack(STACK, async () => empty)).toBe(STACK);
  });
});

describe('a report', () => {
  it('is truncated to what the server accepts', () => {
    const long = 'x'.repeat(20_000);
    const report = bounded({ message: long, stack: long, page: long, tag: long });
    expect(Object.values(report).map((text) => text?.length)).toEqual([1000, 10_000, 2000, 50]);
    expect(bounded({ message: 'a', stack: null, page: '/', tag: null })).toEqual({
      message: 'a',
      stack: null,
      page: '/',
      tag: null,
    });
  });
});
