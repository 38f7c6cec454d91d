// `npm run images`: card pictures for development. Start the site with IMAGE_HOST set to the address it prints.
import { parseArgs } from 'node:util';
import { startImageServer } from './lib/image-server.mjs';
import { runMain, UserError } from './lib/steps.mjs';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4600' },
      delay: { type: 'string', default: '60' },
      failing: { type: 'string', default: '0' },
    },
  });
  const [port, delayMs, failing] = [Number(values.port), Number(values.delay), Number(values.failing)];
  if (!(port >= 0 && port <= 65_535 && delayMs >= 0 && failing >= 0 && failing <= 1))
    throw new UserError('--port takes a port, --delay milliseconds, --failing a share from 0 to 1.');
  const { address, close } = await startImageServer({ port, delayMs, failing });
  process.stdout.write(`Card pictures are at ${address}: start the site with IMAGE_HOST=${address}\n`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  await close();
  return 0;
});
