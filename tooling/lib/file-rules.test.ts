import { describe, expect, it } from 'vitest';
import {
  findColours,
  findDeadPaths,
  findDeFacto,
  findDependentComments,
  findImpurities,
  findJsonNames,
  findSharedNames,
  findStorageUses,
  tooLong,
} from './file-rules.mjs';

const lines = (count: number) => () => 'x\n'.repeat(count);

describe('tooLong', () => {
  it('allows 400 lines and no more', () => {
    expect(tooLong('packages/a/src/a.ts', lines(400))).toBe(false);
    expect(tooLong('packages/a/src/a.ts', lines(401))).toBe(true);
  });

  it('allows longer data tables and files that are not sources', () => {
    expect(tooLong('packages/a/src/a.data.ts', lines(900))).toBe(false);
    expect(tooLong('package-lock.json', lines(900))).toBe(false);
  });
});

describe('findImpurities', () => {
  const text = 'const a = Math.random();\nconst b = new Date(5);\nconst c = new Date();\nprocess.env.X;\n';

  it('names clock, randomness and environment in pure packages, with their lines', () => {
    expect(findImpurities('packages/engine/src/query/a.ts', text)).toEqual([
      { line: 1, word: 'Math.random' },
      { line: 3, word: 'new Date()' },
      { line: 4, word: 'process.' },
    ]);
  });

  it('ignores tests and other packages', () => {
    expect(findImpurities('packages/engine/src/query/a.test.ts', text)).toEqual([]);
    expect(findImpurities('packages/engine/src/testing/a.ts', text)).toEqual([]);
    expect(findImpurities('packages/snapshot/src/a.ts', text)).toEqual([]);
  });
});

describe('findColours', () => {
  it('names lines of visible text, not comments, tests or accepted input', () => {
    const text = "// A colour.\n/* Two\n colours */ const words = 'one colour';\n  colour: 1,\n";
    expect(findColours('apps/site/app/a.tsx', text)).toEqual([{ line: 3 }, { line: 4 }]);
    expect(findColours('packages/card-query/src/a.ts', text)).toEqual([{ line: 3 }]);
    expect(findColours('apps/site/app/a.test.ts', text)).toEqual([]);
    expect(findColours('docs/a.md', text)).toEqual([]);
    expect(findColours('content/info/a.md', 'Colours\n')).toEqual([{ line: 1 }]);
  });
});

describe('findDeFacto', () => {
  const text = 'const lists = page.lists;\nconst other = page.container.json_dict.cardlists;\n';

  it('names lines that know the lists of other programs, except in their printer', () => {
    expect(findDeFacto('apps/site/app/features/a/a.tsx', text)).toEqual([{ line: 2, word: 'json_dict' }]);
    expect(findDeFacto('e2e/journeys/a.spec.ts', text)).toHaveLength(1);
    expect(findDeFacto('apps/site/server/printers/de-facto.ts', text)).toEqual([]);
    expect(findDeFacto('apps/site/server/routes/a.test.ts', text)).toEqual([]);
    expect(findDeFacto('docs/a.md', text)).toEqual([]);
  });
});

describe('findJsonNames', () => {
  const names = new Set(['num_decks']);

  it('names lines of model and pages with names of JSON, except in what prints or sends it', () => {
    const text = '/** num_decks of old */\nconst { num_decks } = card;\nconst other_name = 1;';
    expect(findJsonNames('apps/site/app/features/x.tsx', text, names)).toEqual([
      { line: 2, word: 'num_decks' },
    ]);
    expect(findJsonNames('packages/answers/src/card/x.ts', text, names)).toHaveLength(1);
    for (const file of [
      'packages/answers/src/resources/x.ts',
      'apps/site/app/shared/api/x.ts',
      'apps/site/server/printers/x.ts',
      'packages/ui/src/x.test.ts',
    ])
      expect(findJsonNames(file, text, names), file).toEqual([]);
  });
});

describe('findDependentComments', () => {
  it('names doc comments that begin with what one cannot see in a hover', () => {
    const text =
      '/*' +
      '* The same for two. */\nconst a = 1;\n/**\n * The same, later.\n */\n/** Equal to\n * The same. */';
    expect(findDependentComments(text)).toEqual([{ line: 1 }, { line: 3 }]);
  });
});

describe('findSharedNames', () => {
  it('names what two files export, except tests and routes', () => {
    const one = { file: 'packages/a/src/a.ts', text: 'export const Face = 1;\nexport type Face = number;\n' };
    const two = { file: 'apps/b/c.tsx', text: 'export function Face() {}\nexport { other };\n' };
    expect(findSharedNames([one])).toEqual([]);
    expect(findSharedNames([one, two])).toEqual([{ name: 'Face', files: [one.file, two.file] }]);
    expect(findSharedNames([one, { ...two, file: 'apps/b/c.test.tsx' }])).toEqual([]);
    expect(findSharedNames([one, { ...two, file: 'apps/site/app/routes/c.tsx' }])).toEqual([]);
  });
});

describe('findDeadPaths', () => {
  const exists = (path: string) => ['tooling/start.mjs', 'docs/adr/0001-x.md', 'docs/adr'].includes(path);

  it('names nonexistent paths in backticks and links, with their lines', () => {
    const text = 'See `tooling/start.mjs`.\nSee `tooling/gone.mjs:12` and [that](0002-y.md#part).';
    expect(findDeadPaths('docs/adr/0001-x.md', text, exists)).toEqual([
      { line: 2, path: 'tooling/gone.mjs' },
      { line: 2, path: 'docs/adr/0002-y.md' },
    ]);
  });

  it('skips patterns, addresses, and code that names no folder of the project', () => {
    const text =
      '`apps/*` `packages/{a,b}` `npm start` `lake/x` [site](https://example.org) [faq](/faq) [top](#top) [adr](../adr)';
    expect(findDeadPaths('docs/adr/0001-x.md', text, exists)).toEqual([]);
  });
});

describe('findStorageUses', () => {
  const text =
    "// localStorage\nread(localStorage.getItem('x'));\nwindow.sessionStorage.clear();\nconst localStorages = 1;\n";

  it('names lines of code that use a storage of the browser', () => {
    const uses = [
      { line: 2, word: 'localStorage' },
      { line: 3, word: 'sessionStorage' },
    ];
    expect(findStorageUses('apps/site/app/features/a/a.tsx', text)).toEqual(uses);
    expect(findStorageUses('apps/site/app/shared/lists/storage/a.ts', text)).toEqual(uses);
    expect(findStorageUses('apps/site/app/root.tsx', text)).toEqual(uses);
  });

  it('leaves storage to its module, to scripts before the first paint, to tests and to others', () => {
    for (const file of [
      'apps/site/app/shared/storage/stored-value.ts',
      'apps/site/app/shell/first-paint.ts',
      'apps/site/app/features/a/a.test.ts',
      'apps/site/app/features/a/a.fixture.ts',
      'e2e/journeys/a.spec.ts',
    ])
      expect(findStorageUses(file, text)).toEqual([]);
  });
});
