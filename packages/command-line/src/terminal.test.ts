import { describe, expect, it } from 'vitest';
import { counted, formatBytes, groupDigits, ProgressBar, table } from './terminal.ts';

describe('numbers', () => {
  it('are grouped and followed by their noun', () => {
    expect(groupDigits(1234567)).toBe('1,234,567');
    expect(formatBytes(12_340_000)).toBe('12.3 MB');
    expect(counted(1, 'deck')).toBe('1 deck');
    expect(counted(2000, 'deck')).toBe('2,000 decks');
  });
});

describe('table', () => {
  it('aligns the first column to the left and the others to the right', () => {
    expect(table([['a', 'count'], ['longer', '7'], ['b']])).toBe('  a       count\n  longer      7\n  b\n');
  });
});

/** A bar on a recorded stream with a fake clock. */
function testBar(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) };
  return { written, clock, bar: new ProgressBar(stream, () => clock.now) };
}

describe('ProgressBar', () => {
  it('redraws itself on a terminal, at most every tenth of a second', () => {
    const { written, clock, bar } = testBar(true);
    bar.update('reading', 0, 200);
    clock.now = 50;
    bar.update('reading', 50, 200);
    clock.now = 100;
    bar.update('reading', 100, 200);
    expect(written).toEqual([
      '\r\u001b[2K[........................]   0 % reading',
      '\r\u001b[2K[############............]  50 % reading',
    ]);
    bar.clear();
    bar.clear();
    expect(written.slice(2)).toEqual(['\r\u001b[2K']);
  });

  it('writes plain lines elsewhere: one per stage and one every three seconds', () => {
    const { written, clock, bar } = testBar(false);
    bar.update('reading', 1, 200);
    clock.now = 2999;
    bar.update('reading', 90, 200);
    clock.now = 3000;
    bar.update('reading', 100, 200);
    bar.update('writing');
    bar.clear();
    expect(written).toEqual(['reading 0 %\n', 'reading 50 %\n', 'writing …\n']);
  });

  it('attributes changes within a stage to that stage', () => {
    const { written, clock, bar } = testBar(false);
    bar.update('reading', 1, 200, '1 of 200');
    clock.now = 100;
    bar.update('reading', 2, 200, '2 of 200');
    clock.now = 3000;
    bar.update('reading', 100, 200, '100 of 200');
    expect(written).toEqual(['reading, 1 of 200 0 %\n', 'reading, 100 of 200 50 %\n']);
  });

  it('draws whole words on a terminal that does not know its width', () => {
    const written: string[] = [];
    const stream = { isTTY: true, columns: 0, write: (text: string) => written.push(text) };
    new ProgressBar(stream, () => 0).update('reading');
    expect(written).toEqual(['\r\u001b[2Kreading …']);
  });

  it('never shows more than the total', () => {
    const { written, bar } = testBar(false);
    bar.update('reading', 300, 200);
    expect(written).toEqual(['reading 100 %\n']);
  });
});
