import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Upstream = { env: Record<string, string>; close: () => Promise<void> };

/** The three services on one loopback port, giving the files of a mirror folder. */
export async function serveMirror(mirror: string): Promise<Upstream> {
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    const bytes = fileAt(mirror, path, `http://${request.headers.host}`);
    if (!bytes) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-length': bytes.length, etag: `"${bytes.length}"` });
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
