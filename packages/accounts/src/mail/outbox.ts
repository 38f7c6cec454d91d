import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const UNFINISHED = '.tmp-';
/** Older mails give way: who runs the site without a mail server reads the newest ones. */
const MOST_KEPT = 1000;

/**
 * Writes a mail as a file that any mail program opens, its name made of time and subject; resolves with its path. It
 * holds codes and links that are somebody's own: only the user of the site can read it.
 */
export async function writeToOutbox(
  folder: string,
  subject: string,
  message: Uint8Array,
  now: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/:/g, '-');
  const name = `${time}-${slugOf(subject)}-${randomBytes(3).toString('hex')}.eml`;
  const unfinished = join(folder, `${UNFINISHED}${name}`);
  const path = join(folder, name);
  try {
    await writeFile(unfinished, message, { mode: 0o600, flag: 'wx', flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeOldest(folder);
  return path;
}

function slugOf(subject: string): string {
  const slug = subject.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.slice(0, 40).replace(/^-|-$/g, '') || 'mail';
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = names.filter((name) => !name.startsWith(UNFINISHED));
  for (const name of mails.slice(0, Math.max(0, mails.length - MOST_KEPT)))
    await rm(join(folder, name), { force: true });
}
