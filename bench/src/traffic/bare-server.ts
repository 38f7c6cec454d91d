// Node's own server with a single answer, started by compare-with-nginx.ts as a separate process.
import { createServer } from 'node:http';

export type BareAnswer = { headers: string[]; body: Uint8Array };

process.once('message', ({ headers, body }: BareAnswer) => {
  const server = createServer((_incoming, outgoing) => outgoing.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit());
