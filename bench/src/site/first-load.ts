import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { table } from '../report.ts';
import { ROOT } from './site-process.ts';

/** First-load JavaScript of an empty React Router app in framework mode, brotli, measured once. */
export const EMPTY_APP_KB = 96.9;

const ASSETS = join(ROOT, 'apps/site/build/client/assets');

/** Brotli bytes of the scripts a page loads initially: those it names and everything they import statically. */
export async function firstLoadBytes(url: string): Promise<{ files: number; bytes: number }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const waiting = [...scriptNames(await answer.text())];
  if (waiting.length === 0) throw new Error(`${url} names no script of the build.`);
  const seen = new Map<string, number>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    const text = readFileSync(join(ASSETS, name));
    seen.set(name, brotliCompressSync(text).length);
    for (const [, path = ''] of text
      .toString('utf8')
      .matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
      waiting.push(basename(path));
    }
  }
  return { files: seen.size, bytes: [...seen.values()].reduce((sum, size) => sum + size, 0) };
}

/** A table of the scripts that each page loads at once. */
export async function firstLoadTable(address: string, paths: readonly string[]): Promise<string[]> {
  const rows: string[][] = [];
  for (const path of paths) {
    const { files, bytes } = await firstLoadBytes(`${address}${path}`);
    const kilobytes = bytes / 1000;
    rows.push([
      `\`${path}\``,
      String(files),
      `${kilobytes.toFixed(1)} kB`,
      `${(kilobytes - EMPTY_APP_KB).toFixed(1)} kB`,
    ]);
  }
  return [
    `Scripts a page loads at once, brotli; an empty app of the same framework loads ${EMPTY_APP_KB} kB.`,
    '',
    ...table(['page', 'files', 'size', 'above the empty app'], rows),
  ];
}

function scriptNames(html: string): Set<string> {
  return new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name ?? ''));
}
