import type { RequestListener } from 'node:http';
import { closeServer, listen } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves /metrics on a separate port, so that no proxy in front of the site can expose it by mistake. Returns a
 * function that closes it.
 * @throws AppError if the port or the address is not available
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'print' | 'contentType'>,
  at: { port: number; host: string },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const answer: RequestListener = (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    metrics.print().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        console.error('The metrics could not be read:', error);
        response.writeHead(500).end();
      },
    );
  };
  const { server, port } = await listen(answer, at);
  return { port, stop: () => closeServer(server) };
}
