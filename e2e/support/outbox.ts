import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The data folder's prefix for the site on a port, so that a test finds the emails the site has written. */
export function dataDirPrefix(port: string): string {
  return `deckwright-e2e-${port}-`;
}

/** Waits for this many emails to an address; returns the text of the newest, as an email program shows it. */
export async function mailTo(baseURL: string | undefined, address: string, count = 1): Promise<string> {
  const outbox = getOutbox(new URL(baseURL ?? '').port);
  const mails = () => mailsIn(outbox).filter((mail) => mail.includes(`\nTo: ${address}\n`));
  await expect.poll(() => mails().length, { message: `mails to ${address}` }).toBe(count);
  return toText(mails().at(-1) ?? '');
}

/** Path and query of the link in an email that leads to a page. */
export function linkIn(text: string, page: string): string {
  const [, link] = new RegExp(`https?://\\S+?(${page}\\S*)`).exec(text) ?? [];
  if (!link) throw new Error(`The mail has no link to ${page}:\n${text}`);
  return link;
}

function getOutbox(port: string): string {
  return join(readDataDir(port), 'outbox');
}

/** The data folder of the site on a port. */
export function readDataDir(port: string): string {
  const newest = readdirSync(tmpdir())
    .filter((name) => name.startsWith(dataDirPrefix(port)))
    .map((name) => join(tmpdir(), name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .at(-1);
  return newest ?? tmpdir();
}

/** Oldest first. */
function mailsIn(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
  return names.sort().map((name) => readFileSync(join(outbox, name), 'utf8'));
}

function toText(mail: string): string {
  const [, part = ''] = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--/.exec(mail) ?? [];
  const bytes = part
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
