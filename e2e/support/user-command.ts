import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { readDataDir } from './outbox.ts';

const MAIN = resolve(import.meta.dirname, '../../apps/site/server/command/main.ts');

/** Runs `deckwright user …` for the site of the tests; returns its output. */
export function userCommand(baseURL: string | undefined, ...args: string[]): string {
  const { port } = new URL(baseURL ?? '');
  return userCommandIn(readDataDir(port), ...args);
}

/** Runs `deckwright user` for the site of a data folder; answers what it printed. */
export function userCommandIn(dataDir: string, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir };
  const options = ['--disable-warning=ExperimentalWarning', MAIN, 'user', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}
