import { numberProblems } from './number-problems.ts';

const ATTRIBUTE = /<(?:a|link|img|script|source|form)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
};
/** First path segments whose further segments are all names. */
const NAMED = new Set([
  'cards',
  'commanders',
  'partners',
  'backgrounds',
  'decks',
  'average-decks',
  'sets',
  'tags',
  'precon',
  'combos',
  'lands',
  'articles',
  'guides',
  'og',
  'top',
]);

/** What the crawl needs of a page's HTML. */
export type PageFacts = {
  /** The linked addresses as written. */
  links: string[];
  /** The fragments that a link may name. */
  ids: Set<string>;
  title: string;
  description: string;
  /** Its canonical address; null if search engines must not index it. */
  canonical: string | null;
  /** Numbers in its texts that break the rule of numberProblems. */
  numberProblems: string[];
};

export function readPage(html: string): PageFacts {
  return copyFacts({
    links: [...html.matchAll(ATTRIBUTE)].map(([, address = '']) => withoutEntities(address)),
    ids: new Set([...html.matchAll(ID)].map(([, id = '']) => id)),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
    numberProblems: numberProblems(html),
  });
}

/** The kind of page of an address: its path without names, and the keys of its query. */
export function getKind({ pathname, searchParams }: URL): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const names = rest.map((part) => (NAMED.has(first) ? ':name' : part));
  const keys = [...new Set(searchParams.keys())].sort();
  return `/${[first, ...names].join('/')}${keys.length > 0 ? `?${keys.join('&')}` : ''}`;
}

function withoutEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Substrings keep the whole text in memory; copies do not. */
function copyFacts(facts: PageFacts): PageFacts {
  return structuredClone(facts);
}
