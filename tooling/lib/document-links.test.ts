import { describe, expect, it } from 'vitest';
import { findDeadAnchors } from './document-links.mjs';

const documents = new Map([
  ['docs/b.md', '# B\n\n## Two `words`, one sign?\n\n## Same\n\n## Same\n\n<a id="own"></a>\n'],
]);
const read = (path: string) => documents.get(path) ?? null;

describe('findDeadAnchors', () => {
  it('accepts headings of the document itself and of others, as GitHub names them', () => {
    const text = '## Here\n[a](#here) [b](b.md#two-words-one-sign) [c](b.md#same-1) [d](b.md#own)';
    expect(findDeadAnchors('docs/a.md', text, read)).toEqual([]);
  });

  it('names an anchor that its document does not have', () => {
    expect(findDeadAnchors('docs/a.md', '# A\n[x](#gone)\n[y](b.md#same-2)', read)).toEqual([
      { line: 2, problem: 'links to #gone, which docs/a.md does not have' },
      { line: 3, problem: 'links to #same-2, which docs/b.md does not have' },
    ]);
  });

  it('leaves web addresses and files that are no documents alone', () => {
    expect(findDeadAnchors('docs/a.md', '[x](https://a.example/b.md#c) [y](x.ts#L3)', read)).toEqual([]);
  });
});
