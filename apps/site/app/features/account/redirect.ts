/** The default page after signing in. */
const HOME = '/account';

/** Pages not to return to after signing in. */
const PASSED = ['', '/confirm-password', '/signin', '/signup'];

/** Placeholder for the site's own origin. */
const OWN = 'https://own.invalid';

/** Characters that browsers drop, or read as a slash, when parsing a URL. */
const TRICKS = /[\\\p{Cc}\s]|%(?:0[0-9a-f]|1[0-9a-f]|2f|5c|7f)/iu;

/**
 * Where to go after signing in: the requested path with its query if it is on this site and worth returning to,
 * otherwise the account page. Never another site.
 */
export function redirectTarget(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || TRICKS.test(wanted)) return HOME;
  const url = URL.canParse(wanted, OWN) ? new URL(wanted, OWN) : null;
  // A path such as /.//host points to another host once its dots are resolved.
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return HOME;
  if (PASSED.includes(toPath(url.pathname))) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The link to an account page that returns to this path afterwards; the query is dropped. */
export function authLink(page: '/signin' | '/signup', pathname: string): string {
  return `${page}?redirect=${encodeURIComponent(pathname).replaceAll('%2F', '/')}`;
}

/** Lower case, without trailing slashes and escapes, which is how the router matches paths. */
function toPath(pathname: string): string {
  const plain = pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
