import { readFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gunzipIfNeeded } from '../stream/whole-file.ts';
import { AnswerError, askUpstream, MANNERS } from './request.ts';

const TLS = new URL('../../../../tooling/testing/tls/', import.meta.url);
const cert = readFileSync(new URL('cert.pem', TLS));
const key = readFileSync(new URL('key.pem', TLS));

let plain = '';
let secure = '';
const plainServer = createPlain((request, response) => {
  if (request.url === '/up') response.writeHead(302, { location: `${secure}/file` }).end();
  else response.end('file');
});
const secureServer = createServer({ cert, key }, (request, response) => {
  if (request.url === '/down') response.writeHead(302, { location: `${plain}/file` }).end();
  else if (request.url === '/on') response.writeHead(302, { location: '/file' }).end();
  else response.end('file');
});
const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

beforeAll(async () => {
  globalAgent.options.ca = cert;
  plain = `http://127.0.0.1:${await listening(plainServer)}`;
  secure = `https://127.0.0.1:${await listening(secureServer)}`;
});
afterAll(() => {
  delete globalAgent.options.ca;
  for (const server of [plainServer, secureServer]) server.close();
});

describe('a redirect of a download', () => {
  it('is followed within TLS and into it, never out of it', async () => {
    for (const address of [`${secure}/on`, `${plain}/up`]) {
      const answer = await askUpstream(address, MANNERS);
      expect(answer.statusCode).toBe(200);
      answer.destroy();
    }
    await expect(askUpstream(`${secure}/down`, MANNERS)).rejects.toBeInstanceOf(AnswerError);
  });
});

describe('a compressed file', () => {
  it('is not decompressed beyond what such a file can be', () => {
    const packed = gzipSync(Buffer.alloc(1_000_000));
    expect(packed.length).toBeLessThan(2_000);
    expect(gunzipIfNeeded(packed, 1_000_000)).toHaveLength(1_000_000);
    expect(() => gunzipIfNeeded(packed, 999_999)).toThrow(expect.objectContaining({ code: 'data-loss' }));
  });
});
