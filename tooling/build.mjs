// `npm run build`: installs what the site needs and builds its pages, for a service that runs the server itself. `npm start`
// does the same, and more, at every start.
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion, findNode } from './lib/run.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';
import { createSteps, runMain } from './lib/steps.mjs';

await runMain(async () => {
  checkNodeVersion();
  const steps = createSteps(2);
  await steps.run('Packages', () => ensureInstalled('lean'));
  await steps.run('Pages', () => ensureSiteBuilt(findNode()));
  return 0;
});
