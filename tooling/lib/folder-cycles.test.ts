import { describe, expect, it } from 'vitest';
import { checkMutualFolders, findMutualFolders } from './folder-cycles.mjs';

const ROOT = 'packages/answers/src';

/** Modules of the root, written as `from -> to`. */
function modules(...imports: string[]) {
  return imports.map((each) => {
    const [from = '', to = ''] = each.split(' -> ');
    return { source: `${ROOT}/${from}`, dependencies: [{ resolved: `${ROOT}/${to}` }] };
  });
}

describe('folders that import each other', () => {
  it('are found by files that are in no cycle', () => {
    const tree = modules('set/a.ts -> card/a.ts', 'card/b.ts -> set/b.ts', 'set/a.ts -> deck/a.ts');
    expect(findMutualFolders(tree, ROOT)).toEqual([['card', 'set']]);
  });

  it('are siblings at any depth, whatever lies below them', () => {
    const tree = modules(
      'query/decks/a.ts -> query/results/deep/a.ts',
      'query/results/b.ts -> query/decks/b.ts',
    );
    expect(findMutualFolders(tree, ROOT)).toEqual([['query/decks', 'query/results']]);
  });

  it('are neither a folder and its parent, nor a folder and itself, nor three in a circle', () => {
    const tree = modules(
      ...[
        'index.ts -> card/a.ts',
        'card/a.ts -> index.ts',
        'card/a.ts -> card/b.ts',
        'card/b.ts -> card/a.ts',
      ],
      ...['one/a.ts -> two/a.ts', 'two/a.ts -> three/a.ts', 'three/a.ts -> one/a.ts'],
    );
    expect(findMutualFolders(tree, ROOT)).toEqual([]);
  });

  it('are not joined by tests, test data, or another root', () => {
    const tree = modules(
      'card/a.ts -> set/a.ts',
      'set/a.test.ts -> card/a.ts',
      'set/b.ts -> card/testing/a.ts',
    );
    const elsewhere = {
      source: `${ROOT}/set/a.ts`,
      dependencies: [{ resolved: 'packages/answers/card/a.ts' }],
    };
    expect(findMutualFolders([...tree, elsewhere], ROOT)).toEqual([]);
  });
});

describe('the list of known pairs', () => {
  const tree = modules('set/a.ts -> card/a.ts', 'card/b.ts -> set/b.ts');

  it('accepts what it names, in either order', () => {
    expect(checkMutualFolders(tree, { [ROOT]: [['set', 'card']] })).toEqual([]);
  });

  it('refuses a new pair', () => {
    expect(checkMutualFolders(tree, { [ROOT]: [] })).toEqual([
      `${ROOT}: card and set import each other; merge them, or move what both need to a third`,
    ]);
  });

  it('refuses a pair that is gone, so that it cannot come back unseen', () => {
    const known = { [ROOT]: [['card', 'set'] as const, ['card', 'deck'] as const] };
    expect(checkMutualFolders(tree, known)).toEqual([
      `${ROOT}: card and deck no longer import each other; remove them from the list of known pairs`,
    ]);
  });

  it('refuses a root that was renamed', () => {
    expect(checkMutualFolders(tree, { [ROOT]: [['card', 'set']], 'packages/replies/src': [] })).toEqual([
      'packages/replies/src: no module lies below it; correct the root in the list of known pairs',
    ]);
  });
});
