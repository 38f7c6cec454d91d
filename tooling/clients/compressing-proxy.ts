import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** `compressed` are the statuses of the answers that were sent packed. */
export type CompressingProxy = { address: string; compressed: number[]; close: () => void };

/** Stands in front of a site and packs every answer for whoever takes gzip, errors and short ones, too. */
export async function startCompressingProxy(site: string): Promise<CompressingProxy> {
  const compressed: number[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body: Buffer[] = [];
    for await (const part of incoming) body.push(part);
    const type = incoming.headers['content-type'];
    const answer = await fetch(site + incoming.url, {
      method: incoming.method ?? 'GET',
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
      headers: { 'accept-encoding': 'identity', ...(type === undefined ? {} : { 'content-type': type }) },
    });
    const text = Buffer.from(await answer.arrayBuffer());
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' };
    if (!incoming.headers['accept-encoding']?.includes('gzip')) {
      outgoing.writeHead(answer.status, headers).end(text);
      return;
    }
    compressed.push(answer.status);
    outgoing.writeHead(answer.status, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(text));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Safe because a server that listens at a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, compressed, close: () => server.close() };
}
