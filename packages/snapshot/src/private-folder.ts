import { chmodSync, statSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const OTHERS = 0o007;
const GROUP = 0o070;
const STICKY = 0o1000;
const SET_GROUP = 0o2000;

/**
 * Takes a data folder from everybody but its user, and has this process make new files for that user alone. A folder
 * with the setgid bit (`chmod 2770`) is one that its operator shares between the users of a group, such as one that runs
 * the pipeline and one that runs the site: it and new files in it stay open to the group.
 * Returns a sentence for the operator where others can still look in, else null. Windows has no such modes: null.
 */
export function keepPrivate(folder: string): string | null {
  if (process.platform === 'win32') return null;
  const before = statSync(folder).mode;
  const closed = before & SET_GROUP ? OTHERS : OTHERS | GROUP;
  // Workers have the mask of their process and cannot set it.
  if (isMainThread) process.umask(closed);
  if ((before & closed) === 0) return null;
  // Nobody's own: /tmp, say.
  if (before & STICKY) return openFolder(folder);
  try {
    chmodSync(folder, before & 0o7777 & ~closed);
  } catch {
    return openFolder(folder);
  }
  // Some mounted file systems take a mode and forget it.
  return statSync(folder).mode & closed ? openFolder(folder) : null;
}

function openFolder(folder: string): string {
  return (
    `Other users of this machine can look into the data folder ${folder}, and this user may not change that. ` +
    'Run "chmod 700" on it as its owner, or "chmod 2770" where users of one group share it; or choose another folder with DATA_DIR.'
  );
}
