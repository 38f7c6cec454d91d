/** Where a visitor lands who came from nowhere in particular. */
const HOME = '/account';

/** Pages that are no place to land on after signing in. */
const PASSED = ['', '/confirm-password', '/signin', '/signup'];

/** Stands for the site's own origin, whatever it is. */
const OWN = 'https://own.invalid';

/** What browsers drop, or read as a slash, on their way from an address to a host. */
const TRICKS = /[\\\p{Cc}\s]|%(?:0[0-9a-f]|1[0-9a-f]|2f|5c|7f)/iu;

/**
 * Where a visitor goes once signed in: the path they asked for, with its query, when it is one of this site and worth
 * landing on; else their account. Never another site.
 */
export function redirectTarget(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || TRICKS.test(wanted)) return HOME;
  const url = URL.canParse(wanted, OWN) ? new URL(wanted, OWN) : null;
  // A path such as /.// leads to another host once its dots are taken out.
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return HOME;
  if (PASSED.includes(pathOf(url.pathname))) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The link to an account page that leads back to this path afterwards; the query stays behind. */
export function authLink(page: '/signin' | '/signup', pathname: string): string {
  return `${page}?redirect=${encodeURIComponent(pathname).replaceAll('%2F', '/')}`;
}

/** In lower case, without last slashes and escapes, as the router tells pages apart. */
function pathOf(pathname: string): string {
  const plain = pathname.toLowerCase().replace(/\/+$/, '');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
