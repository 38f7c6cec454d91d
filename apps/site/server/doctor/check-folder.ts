import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Finding, finding, sizeLabel } from './finding.ts';

/** With less, the site refuses to start and refuses changes to accounts (docs/operate/README.md). */
const MIN_FREE = 64e6;
/** Space that a refresh of real data may need temporarily: downloads, parsed files and a few snapshots. */
const ENOUGH_FREE = 3e9;
const OTHERS = 0o007;

/** The data folder: whether this user can write to it, who else can read it, and how much space is left. */
export function checkFolder(dataDir: string): Finding[] {
  const exists = existsSync(dataDir);
  const folder = exists ? dataDir : nearestFolder(dataDir);
  return [
    checkAccess(dataDir, folder, exists),
    ...(exists ? checkPrivacy(dataDir) : []),
    checkFreeSpace(folder),
  ];
}

function nearestFolder(path: string): string {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

function checkAccess(dataDir: string, folder: string, exists: boolean): Finding {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return finding(
      'problem',
      'Data folder',
      `${dataDir} cannot be written (${code}). Run this as the user that runs the site, give that user the right to write there, or choose another folder with DATA_DIR.`,
    );
  }
  return finding('ok', 'Data folder', exists ? dataDir : `${dataDir} is made at the first start`);
}

function checkPrivacy(dataDir: string): Finding[] {
  if (process.platform === 'win32' || (statSync(dataDir).mode & OTHERS) === 0) return [];
  return [
    finding(
      'warning',
      'Privacy',
      `Other users of this machine can read ${dataDir}, which contains accounts and emails. The site corrects that at its next start; or run "chmod 700" on it.`,
    ),
  ];
}

function checkFreeSpace(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const summary = `${sizeLabel(free)} free`;
  if (free < MIN_FREE)
    return finding(
      'problem',
      'Disk',
      `${summary}: accounts cannot be changed and nothing can be built. Free some space.`,
    );
  if (free < ENOUGH_FREE)
    return finding(
      'warning',
      'Disk',
      `${summary}: a refresh of real data may need up to ${sizeLabel(ENOUGH_FREE)}.`,
    );
  return finding('ok', 'Disk', summary);
}
