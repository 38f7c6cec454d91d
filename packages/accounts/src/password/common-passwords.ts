import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FILE = new URL('./common-passwords.txt.gz', import.meta.url);
const MAX_BYTES = 1_000_000;

let stored: ReadonlySet<string> | null = null;

/** Passwords that are guessed first, in lower case, eight characters and longer; of published breaches (NOTICE). */
export function commonPasswords(): ReadonlySet<string> {
  stored ??= new Set(
    gunzipSync(readFileSync(FILE), { maxOutputLength: MAX_BYTES }).toString('utf8').trimEnd().split('\n'),
  );
  return stored;
}
