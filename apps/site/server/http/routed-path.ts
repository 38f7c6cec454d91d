import { getPathNoStrict } from 'hono/utils/url';

/** Paths that mean to the router what they say. */
const PLAIN = /^\/(?:[\w~-][\w~.-]*(?:\/[\w~-][\w~.-]*)*)?$/;

/**
 * The path by which the app chooses a route for a request's target: dot segments resolved, percent-encoding decoded,
 * without a slash at the end; null for a target that is not an address, such as `*`.
 */
export function routedPath(target: string): string | null {
  const [path = ''] = target.split('?', 1);
  if (PLAIN.test(path)) return path;
  // HTTP allows a target to be a whole address.
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // As Hono reads it for the router, of a request that has nothing but an address.
  return getPathNoStrict({ url: url.href } as Request);
}
