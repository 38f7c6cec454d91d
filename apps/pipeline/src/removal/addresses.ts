type Address = {
  /** Host and path. */
  hostAndPath: string;
  /** Parameters in alphabetical order. */
  query: string[];
  /** A fragment that names a page of its own, '' for none or one that names a place in a page. */
  route: string;
};

function readAddress(url: string): Address {
  const [, bare = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url.trim()) ?? [];
  const [, host = '', path = ''] = /^(?:https?:\/\/)?(?:www\.)?([^/]*)(.*)$/is.exec(bare) ?? [];
  return {
    hostAndPath: host.toLowerCase() + path.replace(/\/+$/, ''),
    query: query
      .split('&')
      .filter((parameter) => parameter !== '' && !/^utm_/i.test(parameter))
      .sort(),
    route: /^#!?\//.test(fragment) ? fragment : '',
  };
}

/**
 * A key that two addresses of one deck share: with and without scheme, www, last slash, utm_ parameters and a fragment
 * within the page, in any order of the parameters. Other parameters and a fragment such as #/decks/7 tell decks apart.
 */
export function addressKey(url: string): string {
  const { hostAndPath, query, route } = readAddress(url);
  return hostAndPath + (query.length === 0 ? '' : `?${query.join('&')}`) + route;
}

/** Host and path of an address, without scheme, www and last slash. */
export function addressPath(url: string): string {
  return readAddress(url).hostAndPath;
}

/**
 * Whether an address may be meant by what somebody typed: of the same host and path, where one of the two has more
 * parameters, or a fragment, that the other lacks.
 */
export function isNearAddress(typed: string, url: string): boolean {
  const [a, b] = [readAddress(typed), readAddress(url)];
  if (a.hostAndPath !== b.hostAndPath || (a.route !== b.route && a.route !== '' && b.route !== ''))
    return false;
  const [fewer, more] = a.query.length < b.query.length ? [a, b] : [b, a];
  return fewer.query.every((parameter) => more.query.includes(parameter));
}
