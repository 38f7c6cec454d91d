// `npm start`: from a bare clone to a served site. Runs under any Node from 20 on and needs no package.
// `npm start -- --real`: also fetches real data and puts it in the place of the sample; --from DIR takes it from a folder.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { publishedSnapshot } from './lib/published-snapshot.mjs';
import {
  checkNodeVersion,
  findNode,
  NODE_OPTIONS,
  ROOT,
  readSettings,
  runChild,
  toolEnv,
} from './lib/run.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';
import { readStartOptions } from './lib/start-options.mjs';
import { createSteps, runMain, UserError } from './lib/steps.mjs';

await runMain(async () => {
  checkNodeVersion();
  const realData = readStartOptions(process.argv.slice(2));
  const steps = createSteps(4);
  await steps.run('Packages', () => ensureInstalled('lean'));
  const node = findNode();
  const env = toolEnv(node);
  const wrongSettings = await runChild(
    node,
    [...NODE_OPTIONS, 'apps/site/server/main.ts', '--check-settings'],
    { env },
  );
  if (wrongSettings !== 0) return wrongSettings;
  await steps.run('Pages', () => ensureSiteBuilt(node));

  const settings = readSettings(node, ['DATA_DIR', 'DATABASE_URL', 'REAL_DATA']);
  const dataDir = resolve(ROOT, settings.DATA_DIR || 'var');
  await steps.run('Database', async () => {
    if (settings.DATABASE_URL) return { note: 'PostgreSQL; the site brings it up to date' };
    if (existsSync(join(dataDir, 'db'))) return { note: 'nothing to do' };
    await runProduct(
      'packages/database/src/prepare.ts',
      [dataDir],
      'The embedded database could not be prepared',
    );
    return { note: 'created' };
  });
  await steps.run('Snapshot', async () => {
    const published = publishedSnapshot(dataDir);
    if (published.state === 'current') return { note: 'nothing to do' };
    if (published.state === 'outdated' && !published.sample) {
      if ('REAL_DATA' in realData)
        return { note: 'of another version; the data to be fetched takes its place' };
      throw new UserError(
        `The published snapshot ${published.id} was made by another version of Deckwright. ` +
          'Make it anew of the data already fetched with "npm run deckwright -- build", then start again.',
      );
    }
    await runProduct(
      'apps/pipeline/src/main.ts',
      ['build', '--sample'],
      'The sample snapshot could not be built',
    );
    return { note: published.state === 'none' ? 'built from the sample set' : 'the sample set, built anew' };
  });
  return runChild(node, [...NODE_OPTIONS, 'apps/site/server/main.ts'], {
    env: { ...env, ...realData, NODE_ENV: 'production' },
  });

  /**
   * @param {string} script
   * @param {string[]} args
   * @param {string} failure
   */
  async function runProduct(script, args, failure) {
    const code = await runChild(node, [...NODE_OPTIONS, script, ...args], { env });
    if (code !== 0) throw new UserError(`${failure} (exit code ${code}); the reason stands above.`);
  }
});
