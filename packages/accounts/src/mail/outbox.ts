import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const UNFINISHED = '.tmp-';
/** Older emails are removed: without a mail server, the operator reads only the newest ones. */
const MAX_STORED = 1000;
const MAX_DAYS = 30;
const DAY_MS = 86_400_000;
/** Our headers end before this offset. */
const HEAD_BYTES = 4_000;

/**
 * Writes an email to a file that any email program can open, named by time and subject; resolves to its path. It
 * contains personal codes and links, so only the site's system user can read it.
 */
export async function writeToOutbox(
  folder: string,
  subject: string,
  message: Uint8Array,
  now: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/:/g, '-');
  const name = `${time}-${toSlug(subject)}-${randomBytes(3).toString('hex')}.eml`;
  const unfinished = join(folder, `${UNFINISHED}${name}`);
  const path = join(folder, name);
  try {
    await writeFile(unfinished, message, { mode: 0o600, flag: 'wx', flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeOldest(folder, now);
  return path;
}

function toSlug(subject: string): string {
  const slug = subject.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, 40).replace(/^-|-$/g, '') || 'mail';
}

/** Removes the emails to an address, so that none outlives its account. */
export async function removeFromOutbox(folder: string, address: string): Promise<void> {
  const wanted = new RegExp(`^To: <?${address.replace(/[^\w@]/g, '\\$&')}>?\\r?$`, 'im');
  for (const name of await mailsIn(folder)) {
    const path = join(folder, name);
    const head = await readHead(path);
    if (head !== null && wanted.test(head)) await rm(path, { force: true });
  }
}

/** Removes emails older than a month, which are useless by then, and the oldest ones above the maximum number. */
export async function removeOldest(folder: string, now: Date): Promise<void> {
  const mails = await mailsIn(folder);
  const before = new Date(now.getTime() - MAX_DAYS * DAY_MS).toISOString().replace(/:/g, '-');
  const old = mails.filter((name, at) => name < before || at < mails.length - MAX_STORED);
  for (const name of old) await rm(join(folder, name), { force: true });
}

/** Oldest first. */
async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Created with the first email.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml') && !name.startsWith(UNFINISHED)).sort();
}

/** Null if it was removed meanwhile. */
async function readHead(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).slice(0, HEAD_BYTES).split(/\r?\n\r?\n/, 1)[0] ?? '';
  } catch {
    return null;
  }
}
