import { spawn } from 'node:child_process';
import { NODE_OPTIONS, ROOT } from './run.mjs';

/**
 * Starts the built site, or another script that serves it, and returns its address once it is ready.
 * @param {string} node
 * @param {Record<string, string>} settings
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startSite(node, settings, script = 'apps/site/server/main.ts') {
  const child = spawn(node, [...NODE_OPTIONS, script], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_FORMAT: 'text', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /Deckwright (?:is ready|listens) at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The site ended with ${code} before it was ready.`)));
  });
  return { address, stop };
}
