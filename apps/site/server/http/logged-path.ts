import { getPath } from 'hono/utils/url';
import { isOwnCall } from './own-calls.ts';

const LONGEST_PATH = 300;
const WORD = /^[a-z][a-z-]{0,30}$/;
/** Separators, and control characters that a terminal interprets. */
const UNPRINTABLE = /[\p{C}\p{Z}]/gu;

/** The path of a request's target as the log has it: the path that the app answers, as `loggedPath` writes it. */
export function loggedPathOf(target: string): string {
  // HTTP allows a target to be a whole address.
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return '{}';
  // As Hono decodes it for the router. Only the address of the request is read.
  return loggedPath(getPath({ url: url.href } as Request));
}

/**
 * A decoded path as the log has it: at most 300 characters, `{}` for the ids of calls about people, and percent-encoded
 * whatever could break the line apart.
 */
export function loggedPath(path: string): string {
  const shown = isOwnCall(path) ? withoutIds(path) : path;
  return shown.replace(UNPRINTABLE, encodeURIComponent).slice(0, LONGEST_PATH).toWellFormed();
}

function withoutIds(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : '{}'))
    .join('/');
}
