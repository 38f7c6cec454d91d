import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What goes wrong with the files of a path: once with the next answer, or with every one. */
export type Trouble =
  | { once: { status: number; retryAfter: string } | 'cut' }
  | { always: (bytes: Buffer) => Buffer };

export type Upstream = {
  env: Record<string, string>;
  /** By path on the server, such as `/scryfall/oracle-cards.json`. */
  troubles: Map<string, Trouble>;
  close: () => Promise<void>;
};

/** The three services on one loopback port, serving the files of a mirror folder. */
export async function serveMirror(mirror: string): Promise<Upstream> {
  const troubles = new Map<string, Trouble>();
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    const sound = fileAt(mirror, path, `http://${request.headers.host}`);
    if (!sound) return answer.writeHead(404).end();
    const trouble = troubles.get(path);
    const bytes = trouble && 'always' in trouble ? trouble.always(sound) : sound;
    const once = trouble && 'once' in trouble && request.method !== 'HEAD' ? trouble.once : undefined;
    if (once) troubles.delete(path);
    if (once && once !== 'cut') {
      return answer.writeHead(once.status, { 'retry-after': once.retryAfter }).end();
    }
    answer.writeHead(200, { 'content-length': bytes.length, etag: readEtag(bytes) });
    if (once) return answer.write(bytes.subarray(0, bytes.length / 2), () => answer.destroy());
    return answer.end(request.method === 'HEAD' ? undefined : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      SCRYFALL_URL: `${base}/scryfall`,
      MTGJSON_URL: `${base}/mtgjson`,
      SPELLBOOK_URL: `${base}/spellbook`,
    },
    troubles,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
}

function fileAt(mirror: string, path: string, base: string): Buffer | null {
  if (path === '/scryfall/bulk-data') {
    const bulk = (type: string, stem: string) => ({
      object: 'bulk_data',
      type,
      updated_at: '2024-04-01T09:00:00.000+00:00',
      download_uri: `${base}/scryfall/${stem}.json`,
    });
    const stems = ['oracle-cards', 'default-cards', 'oracle-tags', 'rulings'];
    const data = stems.map((stem) => bulk(stem.replace('-', '_'), stem));
    return Buffer.from(JSON.stringify({ object: 'list', data }));
  }
  const file = join(mirror, path === '/scryfall/sets' ? '/scryfall/sets.json' : path);
  for (const candidate of [file, `${file}.gz`, file.replace(/\.gz$/, '')]) {
    if (!existsSync(candidate)) continue;
    const bytes = readFileSync(candidate);
    return candidate.endsWith('.gz') && !path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  }
  return null;
}
