import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publishedSnapshot } from './published-snapshot.mjs';
import { NODE_OPTIONS, ROOT, readSettings, runChild, toolEnv } from './run.mjs';
import { UserError } from './steps.mjs';

/** How many steps `prepareData` runs. */
export const DATA_STEPS = 2;

/**
 * Makes sure the data folder has what a site needs: a database, and a snapshot to serve, which is the sample if there
 * is none.
 * @param {ReturnType<typeof import('./steps.mjs').createSteps>} steps
 * @param {string} node
 * @param {{ getsRealData?: boolean }} [options] getsRealData: an outdated snapshot will be replaced by fetched data
 */
export async function prepareData(steps, node, { getsRealData = false } = {}) {
  const settings = readSettings(node, ['DATA_DIR', 'DATABASE_URL', 'SNAPSHOT_STORE']);
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
    if (settings.SNAPSHOT_STORE) return { note: 'the site fetches it from SNAPSHOT_STORE' };
    const published = publishedSnapshot(dataDir);
    if (published.state === 'current') return { note: 'nothing to do' };
    if (published.state === 'outdated' && !published.sample) {
      if (getsRealData) return { note: 'of another version; the data to be fetched takes its place' };
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

  /**
   * @param {string} script
   * @param {string[]} args
   * @param {string} failure
   */
  async function runProduct(script, args, failure) {
    const code = await runChild(node, [...NODE_OPTIONS, script, ...args], { env: toolEnv(node) });
    if (code !== 0) throw new UserError(`${failure} (exit code ${code}); the reason stands above.`);
  }
}
