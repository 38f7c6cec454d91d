import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KNOWN_PAIRS } from './folder-cycles.data.mjs';
import { createSkeleton, type Plant, ROOT } from './testing/skeleton.ts';

type Rule = { name: string };

/** For each rule the files that break it and no other rule. `reported`: the folder, for rules about folders. */
const PLANTS: (Plant & { rule: string; reported?: string })[] = [
  {
    rule: 'import-cycle',
    file: 'packages/domain/src/one.ts',
    text: "import { two } from './two.ts';\nexport const one = () => two;\n",
  },
  { rule: 'unresolved-import', file: 'packages/ui/src/lost.ts', text: "import './missing.ts';\n" },
  {
    rule: 'unresolved-import',
    file: 'packages/ui/src/lost-path.ts',
    text: "import '@deckwright/domain/secret';\n",
  },
  { rule: 'unresolved-import', file: 'bench/src/lost-package.ts', text: "import 'puppeteer';\n" },
  {
    rule: 'through-exports',
    file: 'packages/search/src/sideways.ts',
    text: "import '../../domain/src/index.ts';\n",
  },
  {
    rule: 'through-exports',
    file: 'packages/search/src/deep.ts',
    text: "import '@deckwright/domain/src/index.ts';\n",
  },
  {
    rule: 'package-to-app',
    file: 'packages/ui/src/up.ts',
    text: "import '../../../apps/site/server/main.ts';\n",
  },
  { rule: 'app-to-app', file: 'apps/pipeline/src/across.ts', text: "import '../../site/server/main.ts';\n" },
  {
    rule: 'app-to-app',
    file: 'apps/cli/src/across.ts',
    text: "import '../../pipeline/src/main.ts';\n",
  },
  {
    rule: 'through-exports',
    file: 'apps/cli/src/deep.ts',
    text: "import '../../pipeline/src/commands/index.ts';\n",
  },
  {
    rule: 'commands-on-demand',
    file: 'apps/site/server/command/index.ts',
    text: "import './eager.ts';\n",
  },
  {
    rule: 'package-to-package',
    file: 'packages/search/src/neighbour.ts',
    text: "import '@deckwright/snapshot';\n",
    declare: { dependencies: ['@deckwright/snapshot'] },
  },
  {
    rule: 'package-to-package',
    file: 'packages/search/src/sample.ts',
    text: "import '@deckwright/starter';\n",
    declare: { dependencies: ['@deckwright/starter'] },
  },
  {
    rule: 'package-to-package',
    file: 'packages/search/src/neighbour.test.ts',
    text: "import '@deckwright/snapshot';\n",
    declare: { devDependencies: ['@deckwright/snapshot'] },
  },
  {
    rule: 'ground-to-package',
    file: 'packages/decklist/src/up.ts',
    text: "import '@deckwright/search';\n",
    declare: { dependencies: ['@deckwright/search'] },
  },
  {
    rule: 'islands-alone',
    file: 'packages/islands/src/cards.ts',
    text: "import '@deckwright/domain';\n",
    declare: { dependencies: ['@deckwright/domain'] },
  },
  {
    rule: 'starter-to-package',
    file: 'starter/src/up.ts',
    text: "import '@deckwright/search';\n",
    declare: { dependencies: ['@deckwright/search'] },
  },
  {
    rule: 'site-behind-the-seam',
    file: 'apps/site/server/upstream.ts',
    text: "import '@deckwright/sources';\n",
    declare: { dependencies: ['@deckwright/sources'] },
  },
  {
    rule: 'site-behind-the-seam',
    file: 'apps/site/server/builds.ts',
    text: "import '@deckwright/engine/build';\n",
    declare: { dependencies: ['@deckwright/engine'] },
  },
  {
    rule: 'answers-beside-the-site',
    file: 'packages/answers/src/asks-accounts.ts',
    text: "import '@deckwright/accounts';\n",
    declare: { dependencies: ['@deckwright/accounts'] },
  },
  {
    rule: 'package-to-package',
    file: 'packages/search/src/up.ts',
    text: "import '@deckwright/answers';\n",
    declare: { dependencies: ['@deckwright/answers'] },
  },
  {
    rule: 'assistants-on-demand',
    file: 'apps/site/server/serves-assistants.ts',
    text: "import '@modelcontextprotocol/server';\n",
  },
  {
    rule: 'feature-to-feature',
    file: 'apps/site/app/features/card/sideways.ts',
    text: "import '../combos/sound.ts';\n",
  },
  {
    rule: 'feature-to-route',
    file: 'apps/site/app/features/card/up.ts',
    text: "import '../../routes/home.ts';\n",
  },
  {
    rule: 'feature-to-route',
    file: 'apps/site/app/features/card/around.ts',
    text: "import '../../shell/header.ts';\n",
  },
  {
    rule: 'shared-to-feature',
    file: 'apps/site/app/shared/lists/up.ts',
    text: "import '../../features/combos/sound.ts';\n",
  },
  {
    rule: 'shared-to-feature',
    file: 'apps/site/app/shared/lists/root.ts',
    text: "import '../../root.ts';\n",
  },
  {
    rule: 'shared-cycle',
    reported: 'apps/site/app/shared/lists',
    file: 'apps/site/app/shared/lists/there.ts',
    text: "import '../filters/sound.ts';\n",
  },
  {
    rule: 'shared-cycle',
    reported: 'apps/site/app/shared/filters',
    file: 'apps/site/app/shared/filters/back.ts',
    text: "import '../lists/sound.ts';\n",
  },
  {
    rule: 'pipeline-without-pages',
    file: 'apps/pipeline/src/pages.ts',
    text: "import '@deckwright/ui';\n",
    declare: { dependencies: ['@deckwright/ui'] },
  },
  {
    rule: 'query-without-build',
    file: 'packages/engine/src/query/builds.ts',
    text: "import '../build/index.ts';\n",
  },
  { rule: 'pure-package', file: 'packages/engine/src/query/reads.ts', text: "import 'node:fs';\n" },
  {
    rule: 'pure-package',
    file: 'packages/engine/src/query/parses.ts',
    text: "import 'zod';\n",
    declare: { dependencies: ['zod'] },
  },
  { rule: 'undeclared-package', file: 'packages/ui/src/parses.ts', text: "import 'zod';\n" },
  { rule: 'undeclared-package', file: 'packages/ui/src/parses.test.ts', text: "import 'zod';\n" },
  {
    rule: 'test-tool-in-product',
    file: 'packages/snapshot/src/guesses.ts',
    text: "import 'fast-check';\n",
    declare: { devDependencies: ['fast-check'] },
  },
  {
    rule: 'undeclared-workspace',
    file: 'packages/ui/src/lists.ts',
    text: "import '@deckwright/decklist';\n",
  },
];

/** One pair of folders that import each other below each root that is checked for them. */
const MUTUAL_PLANTS = Object.keys(KNOWN_PAIRS).flatMap((root): Plant[] => [
  { file: `${root}/planted-one/a.ts`, text: "import '../planted-two/a.ts';\n" },
  { file: `${root}/planted-one/b.ts`, text: 'export const b = true;\n' },
  { file: `${root}/planted-two/a.ts`, text: 'export const a = true;\n' },
  { file: `${root}/planted-two/b.ts`, text: "import '../planted-one/b.ts';\n" },
]);

/** What must stay allowed, and the other half of the cycle, which is reported once. */
const ALLOWED: Plant[] = [
  {
    file: 'packages/domain/src/two.ts',
    text: "import type { one } from './one.ts';\nexport const two = (x: typeof one) => x;\n",
  },
  { file: 'apps/site/server/main.ts', text: "import '@deckwright/answers';\nimport 'node:fs';\n" },
  {
    file: 'apps/site/server/main.test.ts',
    text: "import '@deckwright/engine/build';\nimport '@deckwright/sources';\nimport 'vitest';\n",
    declare: { devDependencies: ['@deckwright/sources'] },
  },
  {
    file: 'apps/pipeline/src/main.ts',
    text: "import '@deckwright/starter';\nimport '@deckwright/engine/build';\n",
  },
  { file: 'apps/site/server/command/eager.ts', text: 'export const eager = true;\n' },
  {
    file: 'apps/pipeline/src/commands/index.ts',
    text: "import type { x } from '@deckwright/command-line';\nexport const load = () => import('../main.ts');\n",
  },
  {
    file: 'apps/cli/src/commands.ts',
    text: "import '@deckwright/pipeline/commands';\nimport '@deckwright/site/commands';\n",
  },
  {
    file: 'apps/site/app/routes/home.ts',
    text: "import '../features/card/page.ts';\nimport '../features/combos/sound.ts';\n",
  },
  {
    file: 'apps/site/app/features/card/page.ts',
    text: "import './part.ts';\nimport '../../shared/lists/sound.ts';\n",
  },
  { file: 'apps/site/app/features/card/part.ts', text: 'export const part = true;\n' },
  { file: 'apps/site/app/features/combos/sound.ts', text: 'export const sound = true;\n' },
  { file: 'apps/site/app/shared/lists/sound.ts', text: "import '../page/sound.ts';\n" },
  { file: 'apps/site/app/shared/filters/sound.ts', text: 'export const sound = true;\n' },
  { file: 'apps/site/app/shared/page/sound.ts', text: 'export const sound = true;\n' },
  { file: 'apps/site/app/shell/header.ts', text: "import '../features/card/page.ts';\n" },
  { file: 'apps/site/app/root.ts', text: "import './shell/header.ts';\n" },
  { file: 'bench/src/on-demand.ts', text: "import 'lighthouse';\n" },
  { file: 'packages/snapshot/src/parses.ts', text: "import 'zod';\nimport '@deckwright/domain';\n" },
];

const configuration: { forbidden: Rule[] } = createRequire(import.meta.url)('./dependency-rules.cjs');

describe('dependency rules', () => {
  it('are each broken by at least one planted file', () => {
    const names = new Set(configuration.forbidden.map(({ name }) => name));
    expect(new Set(PLANTS.map(({ rule }) => rule))).toEqual(names);
  });

  it('name exactly the rule that each planted file breaks, and no valid file', () => {
    const found = checkLayers([...PLANTS, ...ALLOWED]).flatMap((line) => {
      const [, rule, from] = /^error ([\w-]+): (\S+) ->/.exec(line) ?? [];
      return rule && from ? [`${from}: ${rule}`] : [];
    });
    const expected = PLANTS.map(({ file, rule, reported = file }) => `${reported}: ${rule}`);
    expect([...new Set(found)].sort()).toEqual(expected.sort());
  }, 60_000);

  it('name each planted pair of folders that import each other, and each known pair that is gone', () => {
    const found = checkLayers(MUTUAL_PLANTS);
    for (const [root, pairs] of Object.entries(KNOWN_PAIRS)) {
      const planted = `${root}: planted-one and planted-two import each other; `;
      expect(found).toContainEqual(expect.stringContaining(planted));
      for (const [one, other] of pairs) {
        const gone = `${root}: ${one} and ${other} no longer import each other; `;
        expect(found).toContainEqual(expect.stringContaining(gone));
      }
    }
  }, 60_000);
});

/** Lines that the check prints about a skeleton with the given files. */
function checkLayers(plants: readonly Plant[]): string[] {
  const skeleton = createSkeleton(plants);
  try {
    const child = spawnSync(process.execPath, [join(ROOT, 'tooling/check-layers.mjs')], {
      cwd: skeleton.folder,
      encoding: 'utf8',
    });
    expect(child.status, child.stderr).toBe(1);
    return child.stderr.split('\n');
  } finally {
    skeleton.remove();
  }
}
