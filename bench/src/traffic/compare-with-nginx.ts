import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../../tooling/lib/nginx.mjs';
import { table } from '../report.ts';
import { freePort } from '../site/free-port.ts';
import { sized } from '../size.ts';
import type { BareAnswer } from './bare-server.ts';
import { loadCells, loadRaw, type RawLoad } from './raw-load.ts';

const CONNECTIONS = 16;
const MEASURE_MS = sized(4_000, 200);
const ROUNDS = sized(5, 1);

type Sent = { headers: IncomingHttpHeaders; body: Buffer };

/** A cached page from the site, as a file from nginx, and as a buffer from Node's bare server. */
export async function compareWithNginx(
  { address, pid }: { address: string; pid: number },
  path: string,
): Promise<string[]> {
  const page = await sentBy(`${address}${path}`);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-page-'));
  const file = path.replace(/^.*\//, '');
  writeFileSync(join(folder, file), page.body);
  const port = await freePort();
  const nginx = await startNginx(getServer(port, folder));
  const bare = await startBare(page);
  const rounds: { site: RawLoad; nginx: RawLoad; bare: RawLoad }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      console.log(`traffic: round ${round + 1} of ${ROUNDS} …`);
      const ask = (target: Parameters<typeof loadRaw>[0]) => loadRaw(target, CONNECTIONS, MEASURE_MS);
      rounds.push({
        site: await ask({ port: Number(new URL(address).port), path, pid }),
        nginx: await ask({ port, path: `/${file}`, pid: nginx.pid }),
        bare: await ask({ port: bare.port, path, pid: bare.pid }),
      });
    }
  } finally {
    bare.close();
    await nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  rounds.sort((a, b) => a.nginx.perSecond / a.site.perSecond - b.nginx.perSecond / b.site.perSecond);
  const middle = rounds[Math.floor(ROUNDS / 2)];
  if (!middle) throw new Error('No round was run.');
  const ratio = (of: (load: RawLoad) => number, server: RawLoad) =>
    `1 : ${(of(middle.nginx) / of(server)).toFixed(2)}`;
  const row = (name: string, load: RawLoad) => [
    name,
    ...loadCells(load),
    ratio(({ perSecond }) => perSecond, load),
    ratio(({ processorUs }) => 1 / processorUs, load),
    `${(load.p99 / middle.nginx.p99).toFixed(1)}×`,
  ];
  return [
    `\`${path}\`, cached, ${(page.body.length / 1000).toFixed(1)} kB of brotli, over ${CONNECTIONS} connections, ${MEASURE_MS / 1000} s each in turn, the middle of ${ROUNDS} rounds by the first ratio. Each server is one process; the client runs on the same machine, which on two processors bounds the fastest: the ratio by processor time is that of the servers alone.`,
    '',
    ...table(
      [
        '',
        'requests per second',
        'median',
        '99 %',
        'processor time each',
        'requests to nginx',
        'by processor time',
        '99 % to nginx’s',
      ],
      [
        row('nginx with the same file', middle.nginx),
        row('bare Node server, same bytes and headers', middle.bare),
        row('the site', middle.site),
      ],
    ),
  ];
}

/** As sent: fetch() would decompress it. */
function sentBy(url: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

function getServer(port: number, folder: string): string {
  return [
    'server {',
    `  listen 127.0.0.1:${port};`,
    `  root ${folder};`,
    '  sendfile on;',
    '  keepalive_requests 100000000;',
    '  default_type text/html;',
    '  add_header Content-Encoding br;',
    '}\n',
  ].join('\n');
}

async function startBare({ headers, body }: Sent): Promise<{ port: number; pid: number; close: () => void }> {
  const own = new Set(['connection', 'date', 'keep-alive']);
  const flat = Object.entries(headers).flatMap(([name, value]) =>
    own.has(name) || typeof value !== 'string' ? [] : [name, value],
  );
  const child = fork(new URL('bare-server.ts', import.meta.url), { serialization: 'advanced' });
  const listening = new Promise<AddressInfo>((resolve, reject) => {
    // Safe because the program sends nothing but its address.
    child.once('message', (address) => resolve(address as AddressInfo));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  const answer: BareAnswer = { headers: flat, body };
  child.send(answer);
  const { port } = await listening;
  return { port, pid: child.pid ?? 0, close: () => child.disconnect() };
}
