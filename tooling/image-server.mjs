// `npm run images`: card pictures for development. Start the site with IMAGE_HOST set to the address it prints. With
// --data-dir the pictures are those of its cards, and all of its cards have one; of others the names are invented.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startImageServer } from './lib/image-server.mjs';
import { findNode, NODE_OPTIONS, runChild, toolEnv } from './lib/run.mjs';
import { runMain, UserError } from './lib/steps.mjs';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4600' },
      delay: { type: 'string', default: '60' },
      failing: { type: 'string', default: '0' },
      'data-dir': { type: 'string' },
    },
  });
  const [port, delayMs, failing] = [Number(values.port), Number(values.delay), Number(values.failing)];
  if (!(port >= 0 && port <= 65_535 && delayMs >= 0 && failing >= 0 && failing <= 1))
    throw new UserError('--port takes a port, --delay milliseconds, --failing a share from 0 to 1.');
  const dataDir = values['data-dir'];
  const cards = dataDir === undefined ? {} : await addPictures(resolve(dataDir));
  const { address, close } = await startImageServer({ port, delayMs, failing, cards });
  process.stdout.write(`Card pictures are at ${address}: start the site with IMAGE_HOST=${address}\n`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await close();
  return 0;
});

/**
 * Gives every card of a data folder an image address; what stands on the pictures, by id.
 * @param {string} dataDir
 */
async function addPictures(dataDir) {
  const node = findNode();
  const code = await runChild(node, [...NODE_OPTIONS, 'tooling/lib/add-pictures.mjs', dataDir], {
    env: toolEnv(node),
  });
  if (code !== 0) throw new UserError(`There is no snapshot in ${dataDir}; the reason stands above.`);
  return JSON.parse(readFileSync(join(dataDir, 'pictures.json'), 'utf8'));
}
