import { describe, expect, it } from 'vitest';
import { compareDependencies, directDependencies, parseTable } from './dependency-table.mjs';

const MANIFESTS = [
  {
    folder: '.',
    manifest: { devDependencies: { tool: '1', both: '1' }, optionalDependencies: { 'node-x': '24' } },
  },
  { folder: 'packages/a', manifest: { dependencies: { both: '1', '@deckwright/b': '1', nested: '2' } } },
];
const LOCKED = {
  'node_modules/tool': { license: 'ISC' },
  'node_modules/both': { license: 'MIT' },
  'node_modules/node-x': { license: 'MIT' },
  'packages/a/node_modules/nested': { license: 'Apache-2.0' },
};
const TABLE = `
| package | kind | license | size | reason |
|---|---|---|---|---|
| \`both\` | run | MIT | 1 MB | why |
| \`nested\` | run | Apache-2.0 | 1 MB | why |
| \`node-x\` | optional | MIT | 1 MB | why |
| \`tool\` | tool | ISC | 1 MB | why |
`;

describe('dependency table', () => {
  it('has each npm package once, under its strongest kind, with the license of the lockfile', () => {
    expect(directDependencies(MANIFESTS, LOCKED)).toEqual([
      { name: 'both', kind: 'run', license: 'MIT' },
      { name: 'nested', kind: 'run', license: 'Apache-2.0' },
      { name: 'node-x', kind: 'optional', license: 'MIT' },
      { name: 'tool', kind: 'tool', license: 'ISC' },
    ]);
  });

  it('agrees with a correct table', () => {
    expect(compareDependencies(directDependencies(MANIFESTS, LOCKED), parseTable(TABLE))).toEqual([]);
  });

  it('names each difference', () => {
    const table = TABLE.replace('| run | MIT', '| tool | GPL-3.0')
      .replace('1 MB | why |\n| `node-x`', ' | why |\n| `gone`')
      .concat('| `tool` | tool | ISC | 1 MB | why |');
    expect(compareDependencies(directDependencies(MANIFESTS, LOCKED), parseTable(table))).toEqual([
      'a package has two rows',
      'both is of kind "run", not "tool"',
      'both has license MIT, not GPL-3.0',
      'nested lacks its size, such as "0.3 MB"',
      'node-x (optional, MIT) has no row',
      'gone is no direct dependency any more',
    ]);
  });

  it('requires a row with a reason for a run-time dependency, and a dependency for its row', () => {
    const declared = directDependencies(
      [{ folder: 'packages/a', manifest: { dependencies: { new: '1', bare: '1' } } }],
      { 'node_modules/new': { license: 'MIT' }, 'node_modules/bare': { license: 'MIT' } },
    );
    const table = '| `bare` | run | MIT | 1 MB | |\n| `left` | run | MIT | 1 MB | why |';
    expect(compareDependencies(declared, parseTable(table))).toEqual([
      'new (run, MIT) has no row',
      'bare lacks its reason',
      'left is no direct dependency any more',
    ]);
  });

  it('does not limit the number: a hundred dependencies are fine with a reason each', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      name: `p${index}`,
      kind: 'run' as const,
      license: 'MIT',
    }));
    const rows = many.map((dependency) => ({ ...dependency, size: '1 MB', reason: 'why' }));
    expect(compareDependencies(many, rows)).toEqual([]);
  });
});
