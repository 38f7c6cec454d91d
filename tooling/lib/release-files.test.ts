import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectCommitted, readChanged, readCommit, readReleased, readUntracked } from './release-files.mjs';

let root = '';
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const write = (path: string, text = 'x'): void => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckwright-release-files-'));
  for (const folder of ['apps/site', 'deploy', 'e2e']) mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['apps/site/main.ts', 'deploy/nginx.conf', 'e2e/home.ts']) write(path);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('takes committed files only, not the keys and settings beside them', () => {
  for (const path of ['deploy/tls.key', 'deploy/.env.production', 'apps/site/.env.local']) write(path);
  expect(readReleased(root)).toEqual(['apps/site/main.ts', 'deploy/nginx.conf']);
  expect(readUntracked(root)).toEqual(['apps/site/.env.local', 'deploy/.env.production', 'deploy/tls.key']);
  expect(readChanged(root)).toEqual([]);
  expect(`${readCommit(root)}\n`).toBe(git('rev-parse', 'HEAD'));
});

it.each([
  ['changed', () => write('deploy/nginx.conf', 'y')],
  ['removed', () => rmSync(join(root, 'deploy/nginx.conf'))],
  ['moved', () => git('mv', 'deploy/nginx.conf', 'deploy/other.conf')],
])('refuses a tree with a file that was %s since the commit', (_, change) => {
  change();
  expect(() => expectCommitted(readChanged(root))).toThrow(/changed since: .*deploy\/nginx\.conf/);
});

it('does not mind changed files that are in no release', () => {
  write('e2e/home.ts', 'y');
  expectCommitted(readChanged(root));
});
