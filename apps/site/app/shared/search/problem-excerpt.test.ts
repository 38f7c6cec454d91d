import { describe, expect, it } from 'vitest';
import { problemExcerpt } from './problem-excerpt.ts';

describe('problemExcerpt', () => {
  it('puts carets under the error', () => {
    expect(problemExcerpt('t:elf foo:bar', { from: 6, to: 9 })).toEqual({
      line: 't:elf foo:bar',
      carets: '      ^^^',
    });
  });
  it('abridges a long query around the error and keeps the carets below it', () => {
    const q = `${'t:elf '.repeat(20)}foo:bar ${'c:g '.repeat(20)}`.trim();
    const { line, carets } = problemExcerpt(q, { from: 120, to: 123 });
    expect(line.startsWith('…') && line.endsWith('…')).toBe(true);
    expect(line.length).toBeLessThanOrEqual(32);
    expect(line.slice(carets.indexOf('^'), carets.length)).toBe('foo');
  });
  it('points past the end if the error is at the end', () => {
    expect(problemExcerpt('a', { from: 1, to: 1 })).toEqual({ line: 'a', carets: ' ^' });
  });
});
