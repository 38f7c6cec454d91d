import { isOwnCall } from './own-calls.ts';
import { routedPath } from './routed-path.ts';

const MAX_PATH_LENGTH = 300;
const WORD = /^[a-z][a-z-]{0,30}$/;
/** Separators, and control characters that a terminal interprets. */
const UNPRINTABLE = /[\p{C}\p{Z}]/gu;

/** The path of a request's target as the log has it: the path that the app answers, as `loggedPath` writes it. */
export function toLoggedPath(target: string): string {
  const path = routedPath(target);
  return path === null ? '{}' : loggedPath(path);
}

/**
 * A decoded path as the log has it: at most 300 characters, `{}` for the ids of calls about people, and percent-encoded
 * whatever could break the line apart.
 */
export function loggedPath(path: string): string {
  const shown = isOwnCall(path) ? withoutIds(path) : path;
  return shown.replace(UNPRINTABLE, encodeURIComponent).slice(0, MAX_PATH_LENGTH).toWellFormed();
}

function withoutIds(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || WORD.test(part) ? part : '{}'))
    .join('/');
}
