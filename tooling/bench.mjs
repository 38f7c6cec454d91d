// `npm run bench`: the benchmarks, installed on demand from a separate lockfile. `npm run bench:recs` measures
// recommendations, `npm run bench:brackets` the estimates of brackets, `npm run bench:roles` the roles of cards, `npm
// run bench:themes` the themes of decks, `npm run bench:load` a day's traffic and more than that, `npm run bench:restarts`
// restarts under load, `npm run bench:lake` the queries of docs/sql. With `--toy` the first and the last three run at their
// smallest size.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, isInstalled, npmCi } from './lib/install.mjs';
import { findNode, NODE_OPTIONS, ROOT, runChild, toolEnv } from './lib/run.mjs';
import { createSteps, runMain, UserError } from './lib/steps.mjs';

const BENCH = join(ROOT, 'bench');
/** Benchmarks that need only the packages of the checkout. */
const WITHOUT_INSTALL = ['recs', 'brackets', 'roles', 'themes', 'load', 'restarts'];
/** Those that need packages of their own, beside `bench/src/main.ts`. */
const WITH_INSTALL = ['lake'];

await runMain(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const light = WITHOUT_INSTALL.find((part) => part === first);
  const named = light ?? WITH_INSTALL.find((part) => part === first);
  const script = join('bench', 'src', named ?? '', 'main.ts');
  if (!existsSync(join(ROOT, script))) throw new UserError(`There is no ${script} in this checkout.`);
  const steps = createSteps(light ? 1 : 2);
  await steps.run('Packages', () => ensureInstalled('lean'));
  if (!light) {
    await steps.run('Benchmark packages', async () => {
      if (isInstalled('full', BENCH)) return { note: 'nothing to do' };
      await npmCi(BENCH);
      return { note: 'installed from bench/package-lock.json' };
    });
  }
  const node = findNode();
  const args = named ? rest : process.argv.slice(2);
  return runChild(node, [...NODE_OPTIONS, '--expose-gc', '--max-old-space-size=12288', script, ...args], {
    env: toolEnv(node),
  });
});
