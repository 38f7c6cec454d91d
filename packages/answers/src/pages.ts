import type { QueryKeys } from '@deckwright/contract';
import { CARD_PAGES } from './card-page/index.ts';
import { COMBO_PAGES } from './combo/index.ts';
import { COMMANDER_PAGES } from './commander/index.ts';
import { CONTENT_PAGES } from './content/index.ts';
import { DECK_PAGES } from './deck/index.ts';
import { DEVELOPER_PAGES } from './developers/index.ts';
import { LAND_PAGES } from './land/index.ts';
import type { Found, PageDefinition, PathParams } from './page/index.ts';
import { PRECON_PAGES } from './precon/index.ts';
import { SALT_PAGES } from './salt/index.ts';
import { SEARCH_PAGES } from './search/index.ts';
import { SET_PAGES } from './set/index.ts';
import type { ViewContext } from './snapshot/index.ts';
import { THEME_PAGES } from './theme/index.ts';

/** Every page with content from the snapshot or the site, by name. If two match an address, the first one wins. */
export const PAGES = {
  ...COMMANDER_PAGES,
  ...SALT_PAGES,
  ...CARD_PAGES,
  ...DECK_PAGES,
  ...COMBO_PAGES,
  ...LAND_PAGES,
  ...PRECON_PAGES,
  ...SEARCH_PAGES,
  ...SET_PAGES,
  ...THEME_PAGES,
  ...DEVELOPER_PAGES,
  ...CONTENT_PAGES,
};

export type PageName = keyof typeof PAGES;
export type PageParams<Name extends PageName> = PathParams<(typeof PAGES)[Name]['path']>;
export type PageAnswer<Name extends PageName> =
  (typeof PAGES)[Name] extends PageDefinition<string, infer T> ? T : never;

const LISTED: readonly PageDefinition[] = Object.values(PAGES);

/** The answer for a path, such as `/commanders/wilhelt-the-rotcleaver`; null if no page matches. */
export async function findByPath(
  context: ViewContext,
  path: string,
  query: URLSearchParams,
): Promise<Found<object> | null> {
  for (const page of LISTED) {
    const params = paramsIn(page.path, path);
    const found = params && (await page.find(context, params, query));
    if (found) return found;
  }
  return null;
}

/**
 * The query keys that the content at a path may depend on: those of every page whose pattern matches. Null if no page
 * matches.
 */
export function queryAt(path: string): QueryKeys | null {
  const pages = LISTED.filter((page) => paramsIn(page.path, path) !== null);
  return pages.length === 0 ? null : Object.assign({}, ...pages.map((page) => page.query));
}

/** The values of each `{name}` in a path; null if the path does not match the pattern. */
function paramsIn(form: string, path: string): Record<string, string> | null {
  const [names, parts] = [form, path].map((text) => text.split('/')) as [string[], string[]];
  if (names.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const [, param] = /^\{(\w+)\}$/.exec(name) ?? [];
    if (param === undefined ? part !== name : part === '') return null;
    const value = decoded(part);
    if (value === null) return null;
    if (param !== undefined) params[param] = value;
  }
  return params;
}

/** Null for escapes that are not valid UTF-8, which match nothing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
