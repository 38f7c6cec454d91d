import { CrashReport } from '@deckwright/contract/schemas';
import { logText } from '@deckwright/domain';
import { RateLimit } from '@deckwright/overload';
import { bodyLimit } from 'hono/body-limit';
import type { Api } from '../api/api.ts';
import { readJson } from '../api/define-route.ts';
import { problem } from '../api/problem.ts';
import type { Visitor } from '../api/visitor.ts';
import { monotonicNow } from '../http/clock.ts';

const PATH = '/api/crash';
const MAX_BYTES = 64_000;
const MINUTE_MS = 60_000;
/** The query of an address, as in the page's own and in the message of a call that failed. */
const QUERY = /\?[^\s"<>?=]*=[^\s"<>?]*/g;

/**
 * Accepts crash reports of browsers and logs each as one line. Only for this site's own pages, so it is not in the
 * public description. A flood is refused, and counted in the log.
 */
export function crashRoutes(
  api: Api,
  visitor: Pick<Visitor, 'key'>,
  limit = new RateLimit({ windowMs: MINUTE_MS, limitPerKey: 10, limitTotal: 60, now: monotonicNow }),
): void {
  const onError = () =>
    Response.json(
      { error: { code: 'resource-exhausted', message: `A crash report has at most ${MAX_BYTES} bytes.` } },
      { status: 413, headers: { 'cache-control': 'no-store' } },
    );
  api.post(PATH, bodyLimit({ maxSize: MAX_BYTES, onError }), async (c) => {
    const report = await readJson(c, CrashReport);
    const { by, refusedBefore } = limit.take(visitor.key(c));
    if (refusedBefore > 0) console.warn(`${refusedBefore} crash reports of browsers were left out.`);
    if (by !== null) {
      c.set('refusedBy', by);
      c.header('Retry-After', '60');
      const message = 'Too many crash reports; this one is left out.';
      return problem(c, 429, { error: { code: 'resource-exhausted', message } });
    }
    console.warn(`Crash in a browser: ${logText(withoutQueries(report))}`);
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  api.all(PATH, (c) => {
    c.header('Allow', 'POST, OPTIONS');
    return problem(c, 405, { error: { code: 'unimplemented', message: `${PATH} takes POST only.` } });
  });
}

/** Queries of addresses are what somebody typed, such as a search. */
function withoutQueries({ message, stack, page, tag }: CrashReport): CrashReport {
  const shorten = (text: string): string => text.replace(QUERY, '?…');
  return {
    message: shorten(message),
    stack: stack && shorten(stack),
    page: page.split(/[?#]/, 1)[0] ?? '',
    tag,
  };
}
