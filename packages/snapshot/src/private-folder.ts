import { chmodSync, statSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const OTHERS = 0o007;
const GROUP = 0o070;
const STICKY = 0o1000;
const SET_GROUP = 0o2000;

/**
 * Makes a data folder accessible only to its user, and sets the umask of this process accordingly. With the setgid bit
 * (`chmod 2770`), the operator shares the folder within a group, for example if pipeline and site run as different
 * users: it and new files in it stay accessible to the group. Returns a sentence for the operator if others still have
 * access, otherwise null. Always null on Windows, which has no such modes.
 */
export function keepPrivate(folder: string): string | null {
  if (process.platform === 'win32') return null;
  const before = statSync(folder).mode;
  const closed = before & SET_GROUP ? OTHERS : OTHERS | GROUP;
  // Workers share the umask of their process and cannot set it.
  if (isMainThread) process.umask(closed);
  if ((before & closed) === 0) return null;
  // A shared folder such as /tmp.
  if (before & STICKY) return openFolder(folder);
  try {
    chmodSync(folder, before & 0o7777 & ~closed);
  } catch {
    return openFolder(folder);
  }
  // Some mounted file systems accept a mode without applying it.
  return statSync(folder).mode & closed ? openFolder(folder) : null;
}

function openFolder(folder: string): string {
  return (
    `Other users of this machine can look into the data folder ${folder}, and this user may not change that. ` +
    'Run "chmod 700" on it as its owner, or "chmod 2770" where users of one group share it; or choose another folder with DATA_DIR.'
  );
}
