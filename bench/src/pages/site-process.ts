import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export type SiteProcess = { address: string; stop: () => Promise<void> };

/** Starts the site on a free port over a data folder and waits until it is ready. */
export async function startSiteProcess(dataDir: string): Promise<SiteProcess> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/site/server/main.ts')],
    {
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: unknown) => {
      output = (output + String(chunk)).slice(-4_000);
      const found = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found.replace(/\/$/, ''));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
