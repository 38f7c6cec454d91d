import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadyAnswer } from '../cache/cached-answer.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import type { Middleware } from '../http/request-gate.ts';
import { canonicalQuery, pageKey } from './canonical-url.ts';

/** Paths in canonical form, with queries that no URL parser changes; everything else takes the long way. */
const PLAIN_TARGET = /^(\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.data)?)?)(?:\?([\w=&%.,:;+*~-]*))?$/;
/** Covers most rendered pages and nothing else; files and calls have other paths. */
const RENDERED =
  /^\/(?:cards|commanders|decks|average-decks|top|tags|sets|combos|lands|precon|partners|backgrounds|companions|articles|guides)(?:[/.?]|$)/;
/** A host that every URL parser leaves unchanged. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::[1-9]\d{3,4})?$/;

const MAX_TARGETS = 5_000;
const MAX_TARGET_LENGTH = 300;
const MAX_HOSTS = 100;

type Deps = {
  pages: Pick<ResponseCache, 'ready' | 'has'>;
  /** The id of the served snapshot. */
  servedId: () => string | null;
  /** Refuses the client if the page has to be rendered and there is no room; returns whether it did. */
  refuseEarly?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Notes who reads a kept page. */
  recordClient: (incoming: IncomingMessage) => void;
};

/**
 * Answers a cached page before the app builds any objects for the request. It handles fewer addresses, hosts and
 * headers than the app: anything else goes to `next`, whose answer is identical to the byte.
 */
export function createFastPath({
  pages,
  servedId,
  refuseEarly = () => false,
  recordClient,
}: Deps): Middleware {
  /** Keys by request target, each found to be kept once. */
  const keys = new Map<string, string>();
  const isPlainHost = rememberHosts();
  let cachedFor: string | null = null;

  /** `missed` for a page that is neither cached nor being made. */
  const find = (incoming: IncomingMessage): ReadyAnswer | 'missed' | null => {
    const { method, url: target = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return null;
    const id = servedId();
    if (id === null || !isPlainHost(headers.host) || mayHaveBody(headers)) return null;
    if (id !== cachedFor) {
      keys.clear();
      cachedFor = id;
    }
    const encoding = chooseEncoding(headers['accept-encoding']);
    const known = keys.get(target);
    if (known !== undefined) return pages.ready(known, encoding);
    const key = toKey(id, target);
    const ready = key === null ? null : pages.ready(key, encoding);
    if (key !== null && ready === null && !pages.has(key) && RENDERED.test(target)) return 'missed';
    if (key !== null && ready !== null && target.length <= MAX_TARGET_LENGTH) {
      if (keys.size >= MAX_TARGETS) keys.clear();
      keys.set(target, key);
    }
    return ready;
  };

  return (incoming, outgoing, next) => {
    const found = find(incoming);
    if (found === 'missed') {
      if (!refuseEarly(incoming, outgoing)) next();
    } else if (found) {
      recordClient(incoming);
      send(found, incoming, outgoing);
    } else next();
  };
}

function toKey(snapshotId: string, target: string): string | null {
  const plain = PLAIN_TARGET.exec(target);
  if (!plain) return null;
  const [, path = '/', search = ''] = plain;
  const query = canonicalQuery(path, new URLSearchParams(search));
  return query === null ? null : pageKey(snapshotId, path, query);
}

function mayHaveBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Some hosts look plain but are invalid, such as 999.1.1.1; checking takes longer than everything else. */
function rememberHosts(): (host: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (host) => {
    if (host === undefined || !PLAIN_HOST.test(host)) return false;
    let isPlain = known.get(host);
    if (isPlain === undefined) {
      isPlain = URL.canParse(`http://${host}/`);
      if (known.size >= MAX_HOSTS) known.clear();
      known.set(host, isPlain);
    }
    return isPlain;
  };
}

function send(ready: ReadyAnswer, { method, headers }: IncomingMessage, outgoing: ServerResponse): void {
  if (matchesEtag(headers['if-none-match'], ready.etag)) outgoing.writeHead(304, ready.unchanged).end();
  else if (method === 'HEAD') outgoing.writeHead(200, ready.headers).end();
  else outgoing.writeHead(200, ready.headers).end(ready.body);
}
