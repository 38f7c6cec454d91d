import type { RequestListener } from 'node:http';
import { toLoggedPath } from '../http/logged-path.ts';
import type { ProcessLog } from './process-log.ts';
import { currentRequestId } from './request-scope.ts';

/** What monitoring asks for all day; logged only where it fails. */
const WATCHED = new Set(['/healthz', '/readyz']);

/**
 * Writes a line for each request when its answer has ended: method, path, status, milliseconds. No query, address, agent
 * or referrer is in it, and of calls about people no id.
 */
export function logAccess(listener: RequestListener, log: Pick<ProcessLog, 'info'>): RequestListener {
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    // The connection closes outside of the request.
    const request = currentRequestId();
    outgoing.once('close', () => {
      const path = toLoggedPath(incoming.url ?? '');
      const { statusCode: status, writableFinished } = outgoing;
      if (WATCHED.has(path) && status < 400) return;
      const { method = '' } = incoming;
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      const aborted = writableFinished ? {} : { aborted: true };
      const asText = `${method} ${path} ${status} ${ms} ms${writableFinished ? '' : ', aborted'} [${request}]`;
      log.info('answered', { request, method, path, status, ms, ...aborted }, asText);
    });
    listener(incoming, outgoing);
  };
}
