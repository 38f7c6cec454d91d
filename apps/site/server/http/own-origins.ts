import type { ApiContext } from './api.ts';

/** Where visitors know this site from. */
export type OwnOrigins = {
  /** Whether a page of this origin is one of the site's; without a configured address, the host that was asked is. */
  has: (c: ApiContext, origin: string) => boolean;
  /** Whether visitors reach the host that was asked by HTTPS, as far as it is configured. */
  isSecure: (c: ApiContext) => boolean;
};

/** `publicOrigin` is '' where none is set; `more` are other addresses of the same site. */
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
