import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../http/encoding.ts';
import type { ReadyAnswer } from '../http/kept-answer.ts';
import type { Middleware } from '../http/request-gate.ts';
import { matchesEtag, type ResponseCache } from '../http/response-cache.ts';
import { canonicalQuery, pageKey } from './canonical-url.ts';

/** Paths in canonical form, with queries that no parser of addresses changes; everything else takes the long way. */
const PLAIN_TARGET = /^(\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.data)?)?)(?:\?([\w=&%.,:;+*~-]*))?$/;
/** Where nothing but rendered pages is, with most of them; files and calls are elsewhere. */
const RENDERED =
  /^\/(?:cards|commanders|decks|average-decks|top|tags|sets|combos|lands|precon|partners|backgrounds|companions|articles|guides)(?:[/.?]|$)/;
/** A host that is taken as it stands by whoever builds an address of it. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::[1-9]\d{3,4})?$/;

const MOST_TARGETS = 5_000;
const LONGEST_TARGET = 300;
const MOST_HOSTS = 100;

type Deps = {
  pages: Pick<ResponseCache, 'ready' | 'has'>;
  /** Of the snapshot that is served. */
  servedId: () => string | null;
  /** Whether whoever asks for a page that has to be rendered was turned away. */
  turnAway?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Notes who reads a kept page. */
  meet: (incoming: IncomingMessage) => void;
};

/**
 * Answers a kept page before the app builds anything of the request. It knows fewer addresses, hosts and headers than
 * the app: what it does not know, or has not got, goes on to `next`, whose answer is the same to the byte.
 */
export function createFastPath({ pages, servedId, turnAway = () => false, meet }: Deps): Middleware {
  /** Keys by request target, each found to be kept once. */
  const keys = new Map<string, string>();
  const isPlainHost = rememberHosts();
  let keysOf: string | null = null;

  /** `missed` where it is a page that is neither kept nor being made. */
  const find = (incoming: IncomingMessage): ReadyAnswer | 'missed' | null => {
    const { method, url: target = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return null;
    const id = servedId();
    if (id === null || !isPlainHost(headers.host) || mayHaveBody(headers)) return null;
    if (id !== keysOf) {
      keys.clear();
      keysOf = id;
    }
    const encoding = chooseEncoding(headers['accept-encoding']);
    const known = keys.get(target);
    if (known !== undefined) return pages.ready(known, encoding);
    const key = keyOf(id, target);
    const ready = key === null ? null : pages.ready(key, encoding);
    if (key !== null && ready === null && !pages.has(key) && RENDERED.test(target)) return 'missed';
    if (key !== null && ready !== null && target.length <= LONGEST_TARGET) {
      if (keys.size >= MOST_TARGETS) keys.clear();
      keys.set(target, key);
    }
    return ready;
  };

  return (incoming, outgoing, next) => {
    const found = find(incoming);
    if (found === 'missed') {
      if (!turnAway(incoming, outgoing)) next();
    } else if (found) {
      meet(incoming);
      send(found, incoming, outgoing);
    } else next();
  };
}

function keyOf(snapshotId: string, target: string): string | null {
  const plain = PLAIN_TARGET.exec(target);
  if (!plain) return null;
  const [, path = '/', search = ''] = plain;
  const query = canonicalQuery(path, new URLSearchParams(search));
  return query === null ? null : pageKey(snapshotId, path, query);
}

function mayHaveBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Some hosts look plain and are none, such as 999.1.1.1; to find out takes longer than all the rest. */
function rememberHosts(): (host: string | undefined) => boolean {
  const known = new Map<string, boolean>();
  return (host) => {
    if (host === undefined || !PLAIN_HOST.test(host)) return false;
    let isPlain = known.get(host);
    if (isPlain === undefined) {
      isPlain = URL.canParse(`http://${host}/`);
      if (known.size >= MOST_HOSTS) known.clear();
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
