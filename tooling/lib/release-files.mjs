import { spawnSync } from 'node:child_process';
import { isReleased } from './release.mjs';
import { ROOT } from './run.mjs';
import { UserError } from './steps.mjs';

/** The committed files that belong into a release, and no others: what lies beside them may be keys and settings. */
export function readReleased(root = ROOT) {
  return git(root, 'ls-files', '-z', '--cached').split('\0').filter(isReleased);
}

export function readCommit(root = ROOT) {
  return git(root, 'rev-parse', 'HEAD').trim();
}

/** Files of a release that git does not track, which are left out. */
export function readUntracked(root = ROOT) {
  return git(root, 'ls-files', '-z', '--others', '--exclude-standard').split('\0').filter(isReleased);
}

/** Files of a release that are not those of the commit. */
export function readChanged(root = ROOT) {
  return git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=no')
    .split('\0')
    .map((line) => line.slice(3))
    .filter(isReleased);
}

/**
 * @param {readonly string[]} changed
 * @throws UserError with their names
 */
export function expectCommitted(changed) {
  if (changed.length === 0) return;
  throw new UserError(
    `A release has the files of one commit, and these were changed since: ${changed.join(', ')}. Commit them or put them aside with "git stash"; for a trial, add --changed.`,
  );
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  if (status !== 0) throw new UserError('A release is made in a clone of the repository, with git.');
  return stdout;
}
