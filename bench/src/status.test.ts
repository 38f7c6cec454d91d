import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MEASURED_DOCUMENTS, MEASURED_PATHS } from './measured-paths.data.ts';
import {
  checkParts,
  currentCommit,
  hasWholeHistory,
  type PartStatus,
  RETIRED,
  readPart,
  readParts,
  statusLines,
  toPartStatus,
} from './status.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const DOCUMENT = read('docs/BENCHMARKS.md');
const allParts = () => [
  ...readParts(DOCUMENT),
  ...Object.keys(MEASURED_DOCUMENTS).map((path) => readPart(path, read(path))),
];

describe('docs/BENCHMARKS.md and docs/benchmarks', () => {
  it('say of each part at which commit it was measured, and of no path that does not exist', () => {
    const paths = { ...MEASURED_PATHS, ...MEASURED_DOCUMENTS };
    expect(checkParts(allParts(), paths, (path) => existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('say truly what has changed since, as of the commit that the table names', (context) => {
    const [, at = ''] = /as of commit `([0-9a-f]{8,40})`/.exec(DOCUMENT) ?? [];
    expect(at).not.toBe('');
    // A shallow clone and an exported tree lack the history, a rebased branch the commit.
    if (!hasWholeHistory()) context.skip('there is no whole history here');
    const status = toPartStatus(allParts(), at);
    if (status.every(({ isChanged }) => isChanged === null)) context.skip(`commit ${at} is not here`);
    expect(DOCUMENT).toContain(statusLines(status, at).join('\n'));
  });
});

describe('checkParts', () => {
  const document = [
    '# Benchmarks\n',
    '<!-- part pages -->\n## Pages\n\n2026-11-28, commit `0123abcd`, 2 × CPU.\n',
    '<!-- part bare -->\n## Bare\n\n2026-11-28, 2 × CPU.\n',
    '<!-- part gone -->\n## Gone\n\n2026-11-28, commit `0123abcd`, 2 × CPU.\n',
    `<!-- part old -->\n## Old\n\n2026-11-28, commit \`0123abcd\`, 2 × CPU.\n\n${RETIRED}.\n`,
  ].join('\n');

  it('names figures without a commit, parts that nothing measures, and lost paths', () => {
    const paths = { pages: ['apps/site', 'apps/lost'], bare: ['apps/site'] };
    expect(checkParts(readParts(document), paths, (path) => path === 'apps/site')).toEqual([
      'bare does not say at which commit it was measured',
      'nothing measures gone, and it does not say "No longer measured"',
      'pages measures apps/lost, which does not exist',
    ]);
  });
});

describe('the status', () => {
  it('says of each part whether it still holds', () => {
    const part = { date: '2026-11-28', commit: '0123abcd', isRetired: false };
    const status: PartStatus[] = [
      { ...part, name: 'a', isChanged: true },
      { ...part, name: 'b', isChanged: false },
      { ...part, name: 'c', isChanged: null },
      { ...part, name: 'd', isChanged: null, isRetired: true },
    ];
    expect(statusLines(status, 'fedc0000').slice(4)).toEqual([
      '| a | 2026-11-28 | `0123abcd` | has changed since |',
      '| b | 2026-11-28 | `0123abcd` | unchanged |',
      '| c | 2026-11-28 | `0123abcd` | not in this history |',
      '| d | 2026-11-28 | `0123abcd` | no longer measured |',
    ]);
  });

  it('of a commit that is not here is unknown', () => {
    const part = { name: 'pages', date: '2026-11-28', commit: 'ffffffffffff', isRetired: false };
    expect(toPartStatus([part], currentCommit() ?? 'HEAD')).toEqual([{ ...part, isChanged: null }]);
  });
});
