import { AppError } from '@deckwright/domain';
import { checkNodeVersion } from './settings/node-version.ts';

/**
 * The site: reads the settings, takes the data folder, serves until it is told to stop. With `--check-settings` it only
 * says what is wrong with the settings, so that a start can tell before it prepares anything.
 */
async function main(): Promise<void> {
  checkNodeVersion();
  if (process.argv.includes('--check-settings')) {
    const { readSettings } = await import('./settings/settings.ts');
    readSettings(process.env);
    return;
  }
  const { startSite } = await import('./start-site.ts');
  const site = await startSite(process.env);
  process.stdout.write(`Deckwright is ready at ${site.address}\n`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    site.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The site did not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : error);
  process.exit(1);
});
