import type { IncomingMessage, RequestListener } from 'node:http';
import type { Problem } from '@deckwright/contract';
import { FORWARDED, isLoopbackAddress, isLoopbackHost } from './own-machine.ts';
import { ALWAYS_ANSWERED } from './probe-paths.ts';
import { PROBLEM_TYPE, problemDetails } from './problem-details.ts';
import { routedPath } from './routed-path.ts';
import { type SetSecurityHeaders, securityHeaders } from './security-headers.ts';
import { isVersionOne } from './version-one.ts';

/** The settings that name hosts: origins, or '' for what is not set. */
type HostSettings = {
  site: { origin: string };
  accounts: { moreOrigins: readonly string[] };
  staticHost: string;
  apiHost: string;
  imageHost: string | null;
};

/**
 * Names of the hosts that the settings give this site, without ports: a proxy may pass a host on without its port. Null if
 * the operator has not said where the site is.
 */
export function knownHosts({
  site,
  accounts,
  staticHost,
  apiHost,
  imageHost,
}: HostSettings): ReadonlySet<string> | null {
  if (site.origin === '') return null;
  const addresses = [site.origin, ...accounts.moreOrigins, staticHost, apiHost, imageHost ?? ''];
  return new Set(addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).hostname));
}

type Refused = { status: 400 | 421; text: string };

/**
 * Refuses a request with two Host headers and, if `hosts` are known, one for another host: what the site is called decides
 * on cookies, passkeys and addresses in answers. Health checks may use any host, and programs on this machine its own.
 */
export function admitHosts(
  listener: RequestListener,
  hosts: ReadonlySet<string> | null,
  secure: SetSecurityHeaders = securityHeaders(),
): RequestListener {
  return (incoming, outgoing) => {
    const refused = findRefusal(incoming, hosts);
    if (refused === null) return listener(incoming, outgoing);
    const { status, text: message } = refused;
    const { url = '', method } = incoming;
    const isOne = isVersionOne(routedPath(url) ?? '');
    const refusal: Problem = { error: { code: 'invalid-argument', message } };
    const body = JSON.stringify(isOne ? problemDetails(status, refusal) : refusal);
    const headers = new Headers({
      'content-length': `${Buffer.byteLength(body)}`,
      'content-type': isOne ? PROBLEM_TYPE : 'application/json',
      'cache-control': 'no-store',
      connection: 'close',
    });
    secure(headers);
    outgoing.writeHead(status, Object.fromEntries(headers)).end(method === 'HEAD' ? undefined : body);
  };
}

function findRefusal(incoming: IncomingMessage, hosts: ReadonlySet<string> | null): Refused | null {
  const { rawHeaders, headers, url = '' } = incoming;
  const given = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given > 1) return { status: 400, text: 'A request has one Host header.' };
  if (hosts === null || ALWAYS_ANSWERED.has(url)) return null;
  // A target may name a host, too, which replaces the one of the header.
  const target = URL.canParse(url) ? [new URL(url).host] : [];
  const isKnown = [headers.host ?? '', ...target].every(
    (host) => hosts.has(getName(host)) || (isLoopbackHost(host) && isFromHere(incoming)),
  );
  return isKnown ? null : { status: 421, text: 'This site has another address.' };
}

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
  );
}

/** '' for what is no host. */
function getName(host: string): string {
  if (/[\s/?#@\\]/.test(host) || !URL.canParse(`http://${host}`)) return '';
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}
