// `npm start`: from a bare clone to a served site. Runs under any Node from 20 on and needs no packages. `npm start --
// --real`: also fetches real data and replaces the sample by it; --from DIR reads it from a folder.
import { ensureInstalled } from './lib/install.mjs';
import { DATA_STEPS, prepareData } from './lib/prepare-data.mjs';
import { checkNodeVersion, findNode, NODE_OPTIONS, runChild, toolEnv } from './lib/run.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';
import { readStartOptions } from './lib/start-options.mjs';
import { createSteps, runMain } from './lib/steps.mjs';

const SITE = 'apps/site/server/main.ts';

await runMain(async () => {
  checkNodeVersion();
  const realData = readStartOptions(process.argv.slice(2));
  const steps = createSteps(2 + DATA_STEPS);
  await steps.run('Packages', () => ensureInstalled('lean'));
  const node = findNode();
  const env = toolEnv(node);
  const wrongSettings = await runChild(node, [...NODE_OPTIONS, SITE, '--check-settings'], { env });
  if (wrongSettings !== 0) return wrongSettings;
  await steps.run('Pages', () => ensureSiteBuilt(node));
  await prepareData(steps, node, { getsRealData: 'REAL_DATA' in realData });
  return runChild(node, [...NODE_OPTIONS, SITE], {
    env: { ...env, ...realData, NODE_ENV: 'production' },
  });
});
