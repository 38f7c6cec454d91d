import { describe, expect, it } from 'vitest';
import {
  compareDependencies,
  directDependencies,
  MAX_RUN_DEPENDENCIES,
  parseTable,
} from './dependency-table.mjs';

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
| package | kind | licence | size | reason |
|---|---|---|---|---|
| \`both\` | run | MIT | 1 MB | why |
| \`nested\` | run | Apache-2.0 | 1 MB | why |
| \`node-x\` | optional | MIT | 1 MB | why |
| \`tool\` | tool | ISC | 1 MB | why |
`;

describe('dependency table', () => {
  it('has each npm package once, under its strongest kind, with the licence of the lockfile', () => {
    expect(directDependencies(MANIFESTS, LOCKED)).toEqual([
      { name: 'both', kind: 'run', licence: 'MIT' },
      { name: 'nested', kind: 'run', licence: 'Apache-2.0' },
      { name: 'node-x', kind: 'optional', licence: 'MIT' },
      { name: 'tool', kind: 'tool', licence: 'ISC' },
    ]);
  });

  it('agrees with a true table', () => {
    expect(compareDependencies(directDependencies(MANIFESTS, LOCKED), parseTable(TABLE))).toEqual([]);
  });

  it('names each difference', () => {
    const table = TABLE.replace('| run | MIT', '| tool | GPL-3.0')
      .replace('1 MB | why |\n| `node-x`', ' | why |\n| `gone`')
      .concat('| `tool` | tool | ISC | 1 MB | why |');
    expect(compareDependencies(directDependencies(MANIFESTS, LOCKED), parseTable(table))).toEqual([
      'a package has two rows',
      'both is of kind "run", not "tool"',
      'both has licence MIT, not GPL-3.0',
      'nested lacks its size or reason',
      'node-x (optional, MIT) has no row',
      'gone is no direct dependency any more',
    ]);
  });

  it('has a limit for run-time dependencies', () => {
    const many = Array.from({ length: MAX_RUN_DEPENDENCIES + 1 }, (_, index) => ({
      name: `p${index}`,
      kind: 'run' as const,
      licence: 'MIT',
    }));
    const rows = many.map((dependency) => ({ ...dependency, size: '1 MB', reason: 'why' }));
    expect(compareDependencies(many, rows)).toEqual([
      '28 direct run-time dependencies; at most 27 are allowed',
    ]);
    expect(compareDependencies(many.slice(1), rows.slice(1))).toEqual([]);
  });
});
