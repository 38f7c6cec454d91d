import type { RequestContext } from './connection.ts';

/** The addresses visitors know this site by. */
export type OwnOrigins = {
  /**
   * Whether a page of this origin belongs to the site; without a configured address, whether it is the requested host.
   */
  has: (c: RequestContext, origin: string) => boolean;
  /** Whether visitors reach the requested host by HTTPS, as far as configured. */
  isSecure: (c: RequestContext) => boolean;
};

/** `publicOrigin` is '' if not configured; `more` are other addresses of the same site. */
export function createOwnOrigins(publicOrigin: string, more: readonly string[]): OwnOrigins {
  const known = [publicOrigin, ...more].filter((origin) => origin !== '').map((origin) => new URL(origin));
  return {
    has: (c, origin) => {
      if (!URL.canParse(origin)) return false;
      const { origin: given, host } = new URL(origin);
      return known.some((one) => one.origin === given) || host === c.req.header('host');
    },
    isSecure: (c) =>
      known.some(({ protocol, host }) => protocol === 'https:' && host === c.req.header('host')),
  };
}
