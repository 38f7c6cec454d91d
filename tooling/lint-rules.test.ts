import { describe, expect, it } from 'vitest';
import { createSkeleton, type Plant, runTool } from './testing/skeleton.ts';

const LINT_PLANTS: (Plant & { rule: string })[] = [
  {
    rule: 'lint/suspicious/noExplicitAny',
    file: 'packages/ui/src/any.ts',
    text: 'export const a: any = 1;\n',
  },
  {
    rule: 'lint/style/noNonNullAssertion',
    file: 'packages/ui/src/assert.ts',
    text: 'export const a = (list: number[]) => list[0]!;\n',
  },
  { rule: 'lint/suspicious/noConsole', file: 'packages/ui/src/talk.ts', text: "console.log('x');\n" },
  {
    rule: 'lint/style/useFilenamingConvention',
    file: 'packages/ui/src/CamelCase.ts',
    text: 'export const a = 1;\n',
  },
  {
    rule: 'lint/correctness/noUnusedImports',
    file: 'packages/ui/src/idle.ts',
    text: "import { b } from './any.ts';\n",
  },
  {
    rule: 'lint/style/useImportType',
    file: 'packages/ui/src/types.ts',
    text: "import { B } from './any.ts';\nexport type C = B;\n",
  },
  { rule: 'lint/correctness/noUnusedVariables', file: 'packages/ui/src/unused.ts', text: 'const a = 1;\n' },
  {
    rule: 'lint/correctness/noUndeclaredDependencies',
    file: 'packages/ui/src/undeclared.ts',
    text: "import 'zod';\n",
  },
  { rule: 'format', file: 'packages/ui/src/loose.ts', text: 'export const a   =  1\n' },
];

describe('linter and formatter', () => {
  it('name the rule that each planted file breaks', () => {
    const skeleton = createSkeleton(LINT_PLANTS);
    try {
      const output = runTool(
        'node_modules/@biomejs/biome/bin/biome',
        ['check', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', 'packages/ui/src'],
        skeleton.folder,
      );
      const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(output);
      const found = report.diagnostics.map(({ category, location }) => `${location.path}: ${category}`);
      for (const { file, rule } of LINT_PLANTS) expect(found).toContain(`${file}: ${rule}`);
    } finally {
      skeleton.remove();
    }
  }, 60_000);
});

describe('dead-code check', () => {
  it('names an unused file, export, dependency and an unlisted package, and nothing that is used', () => {
    const skeleton = createSkeleton([
      { file: 'packages/search/src/orphan.ts', text: 'export const orphan = 1;\n' },
      {
        file: 'packages/search/src/index.ts',
        text: "import { used } from './part.ts';\nexport const answer = used;\n",
        declare: { dependencies: ['idle-package'] },
      },
      {
        file: 'packages/search/src/part.ts',
        text: "import 'unlisted-package';\nexport const used = 1;\nexport const idle = 2;\n",
      },
    ]);
    try {
      const output = runTool(
        'node_modules/knip/bin/knip.js',
        ['--reporter=json', '--no-gitignore'],
        skeleton.folder,
      );
      const report: { issues: KnipIssue[] } = JSON.parse(output);
      const found = report.issues
        .filter(({ file }) => file.startsWith('packages/search/'))
        .flatMap(({ file, ...kinds }) =>
          (['files', 'exports', 'dependencies', 'unlisted'] as const).flatMap((kind) =>
            kinds[kind].map(({ name }) => `${file}: ${kind} ${name}`),
          ),
        );
      expect(found.filter((line) => !line.includes('@deckwright/')).sort()).toEqual([
        'packages/search/package.json: dependencies idle-package',
        'packages/search/src/orphan.ts: files packages/search/src/orphan.ts',
        'packages/search/src/part.ts: exports idle',
        'packages/search/src/part.ts: unlisted unlisted-package',
      ]);
    } finally {
      skeleton.remove();
    }
  }, 60_000);
});

type KnipIssue = { file: string } & Record<
  'files' | 'exports' | 'dependencies' | 'unlisted',
  { name: string }[]
>;
