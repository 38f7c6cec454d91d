import { isLoopbackHost } from './own-machine.ts';

type Requested = {
  /** The `Origin` header; only browsers send one. */
  origin: string | undefined;
  /** The `Host` header. */
  host: string;
  /** The origins by which visitors know the site; none where the operator set none. */
  known: readonly string[];
};

/**
 * Whether a page may call `/mcp`. At a known address of the site, pages of any web site may: what they can read is
 * public. At another address, which may be this machine under a name that a hostile page chose (DNS rebinding), only pages of
 * this machine may.
 */
export function isTrustedOrigin({ origin, host, known }: Requested): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: written } = new URL(origin);
  if (!/^https?:$/.test(protocol) || written !== origin.toLowerCase()) return false;
  if (known.some((one) => new URL(one).host === host.toLowerCase())) return true;
  return isLoopbackHost(hostname) && isLoopbackHost(host);
}
