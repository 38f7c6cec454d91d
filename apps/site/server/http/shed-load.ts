import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUSY, BUSY_PAGE, retrySeconds } from './busy.ts';
import { isOwnCall } from './cross-origin.ts';
import type { LoadShedder } from './load-shedder.ts';
import type { Regulars } from './regulars.ts';
import type { Middleware } from './request-gate.ts';
import { type SetSecurityHeaders, securityHeaders } from './security-headers.ts';

/** Who asks whether the process is alive is no load, and would end it. */
const ALWAYS = '/healthz';

type Deps = {
  shedder: Pick<LoadShedder, 'admits'>;
  regulars: Pick<Regulars, 'meet'>;
  /** What limits count a request by. */
  visitorOf: (incoming: IncomingMessage) => string;
  secure?: SetSecurityHeaders;
};

/**
 * Notes who asks, and turns away what there is no time for, before the app builds anything of the request: by an answer whose
 * bytes were made at the start.
 */
export function createLoadShedding({
  shedder,
  regulars,
  visitorOf,
  secure = securityHeaders(),
}: Deps): Middleware {
  const page = readyRefusal(BUSY_PAGE, 'text/html; charset=utf-8', secure);
  const told = { error: { code: 'unavailable', message: BUSY } };
  const json = readyRefusal(JSON.stringify(told), 'application/json', secure);
  const openJson = { ...json, headers: [...json.headers, 'access-control-allow-origin', '*'] };
  const refusalOf = ({ url = '', headers }: IncomingMessage): ReadyRefusal => {
    const [path = ''] = url.split('?', 1);
    if (headers.accept?.includes('text/html') && !path.endsWith('.data')) return page;
    return isOwnCall(path) ? json : openJson;
  };
  return (incoming, outgoing, next) => {
    const visitor = visitorOf(incoming);
    regulars.meet(visitor);
    if (incoming.url === ALWAYS || shedder.admits(visitor)) next();
    else refuse(incoming, outgoing, refusalOf(incoming));
  };
}

type ReadyRefusal = { headers: string[]; body: Buffer };

function readyRefusal(text: string, type: string, secure: SetSecurityHeaders): ReadyRefusal {
  const body = Buffer.from(text);
  const headers = new Headers({
    'content-type': type,
    'content-length': `${body.byteLength}`,
    'cache-control': 'no-store',
  });
  secure(headers);
  return { headers: [...headers].flat(), body };
}

function refuse(
  { method, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  ready: ReadyRefusal,
): void {
  const headers = [...ready.headers, 'retry-after', retrySeconds()];
  // A body that nobody reads would be taken for the next request.
  const hasBody = (asked['content-length'] ?? '0') !== '0' || asked['transfer-encoding'] !== undefined;
  if (hasBody) headers.push('connection', 'close');
  outgoing.writeHead(503, headers).end(method === 'HEAD' ? undefined : ready.body);
}
