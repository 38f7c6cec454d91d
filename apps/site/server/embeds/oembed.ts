import { queryAt } from '@deckwright/answers';
import { printQueryValues, readQueryValues } from '@deckwright/contract';
import { AppError } from '@deckwright/domain';
import { escapeXml } from '../feeds/sitemap-xml.ts';
import type { EmbedFacts, EmbedKind } from './embed-facts.ts';
import type { EmbedTheme } from './embed-html.ts';

/** Size of the frame in CSS pixels at which the whole card is seen, and its height in a narrow frame. */
const SIZES: Readonly<Record<EmbedKind, { width: number; height: number; narrow: number }>> = {
  commander: { width: 480, height: 590, narrow: 700 },
  card: { width: 480, height: 330, narrow: 380 },
  deck: { width: 480, height: 440, narrow: 470 },
  combo: { width: 480, height: 470, narrow: 560 },
  set: { width: 480, height: 520, narrow: 590 },
  theme: { width: 480, height: 520, narrow: 590 },
};

/** Below this width names and numbers take two lines. */
const NARROW = 440;

/** Of the line that says that filters do not count. */
const NOTE_HEIGHT = 24;

const PICTURE = { width: 1200, height: 630 };
const DAY_SECONDS = 86_400;

export type OEmbedRequest = {
  maxwidth: number | null;
  maxheight: number | null;
  theme: EmbedTheme;
  /** The page shows a part of what the answer is about. */
  filtered: boolean;
};

/** Has an embedded card say that it is about all decks, unlike the page that was linked. */
export const UNFILTERED = { key: 'filters', word: 'none' } as const;

type OEmbed = Record<string, string | number>;

/** What a page or an embedded card is, by its path: a kind and a name; null for any other. */
export function embedOfPath(path: string): { kind: EmbedKind; id: string } | null {
  const [, folder = '', first = '', second, more] = path.replace(/\/$/, '').split('/').map(decoded);
  if (more !== undefined || first === '') return null;
  if (folder === 'commanders' && second === undefined) return { kind: 'commander', id: first };
  if (folder === 'cards' && second === undefined) return { kind: 'card', id: first };
  if (folder === 'decks' && second) return { kind: 'deck', id: second };
  if (folder === 'combos' && second === undefined) return { kind: 'combo', id: first };
  if (folder === 'sets' && second === undefined) return { kind: 'set', id: first };
  if (folder === 'tags' && second === undefined) return { kind: 'theme', id: first };
  if (folder !== 'embed' || !second) return null;
  return isKind(first) ? { kind: first, id: second } : null;
}

/**
 * The page and the words behind its name, if an address has such: a page of decks, filtered by theme, bracket or price as
 * in `/commanders/{slug}/budget`, which leads to the page with a query.
 */
export function splitFilters(path: string): { page: string; words: string[] } {
  const [, folder = '', name = '', ...words] = path.replace(/\/$/, '').split('/');
  return name !== '' && (folder === 'commanders' || folder === 'average-decks')
    ? { page: `/${folder}/${name}`, words: words.map(decoded) }
    : { page: path, words: [] };
}

/** Keys that only order a page or turn its leaves. */
const ORDERING = ['page', 'by', 'dir'];

/** Whether the query of a page chooses a part of its decks or entries. False for one that cannot be read, or that has none. */
export function hasFilters(page: string, query: URLSearchParams): boolean {
  const keys = Object.fromEntries(
    Object.entries(queryAt(page.replace(/\/$/, '')) ?? {}).filter(([, { name }]) => !ORDERING.includes(name)),
  );
  try {
    return printQueryValues(keys, readQueryValues(keys, query).values) !== '';
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-argument') return false;
    throw error;
  }
}

/** What a title says of a page whose filters do not count. */
function titleFor(title: string, { filtered }: Pick<OEmbedRequest, 'filtered'>): string {
  return filtered ? `${title} (without the filters of the link)` : title;
}

function isKind(word: string): word is EmbedKind {
  return Object.hasOwn(SIZES, word);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The answer of oEmbed 1.0 for an embedded card; `address` is the origin of the site. */
export function makeOembed(
  { page, embed, title }: Pick<EmbedFacts, 'page' | 'embed' | 'title'>,
  kind: EmbedKind,
  requested: OEmbedRequest,
  address: string,
): OEmbed {
  const { maxwidth, maxheight, theme } = requested;
  const size = SIZES[kind];
  const width = Math.min(size.width, maxwidth ?? size.width);
  const whole = (width < NARROW ? size.narrow : size.height) + (requested.filtered ? NOTE_HEIGHT : 0);
  const height = Math.min(whole, maxheight ?? whole);
  const query = new URLSearchParams([
    ...(requested.filtered ? [[UNFILTERED.key, UNFILTERED.word]] : []),
    ...(theme === 'auto' ? [] : [['theme', theme]]),
  ]);
  const src = `${address}${embed}${query.size === 0 ? '' : `?${query}`}`;
  return {
    ...describePage('rich', titleFor(title, requested), address),
    width,
    height,
    html: `<iframe src="${escapeXml(src)}" title="${escapeXml(`${title} – Deckwright`)}" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
    ...thumbnail(page, requested, address),
  };
}

/** The answer for a page without an embedded card: a link, with the picture of its preview where that fits. */
export function makeOembedLink(
  { page, title }: { page: string; title: string },
  requested: OEmbedRequest,
  address: string,
): OEmbed {
  return {
    ...describePage('link', titleFor(title, requested), address),
    ...thumbnail(page, requested, address),
  };
}

function describePage(type: 'rich' | 'link', title: string, address: string): OEmbed {
  return {
    version: '1.0',
    type,
    title,
    provider_name: 'Deckwright',
    provider_url: `${address}/`,
    cache_age: DAY_SECONDS,
  };
}

/** None for a page with filters: the picture has the numbers of all decks. */
function thumbnail(page: string, { maxwidth, maxheight, filtered }: OEmbedRequest, address: string): OEmbed {
  const fits =
    !filtered &&
    (maxwidth ?? PICTURE.width) >= PICTURE.width &&
    (maxheight ?? PICTURE.height) >= PICTURE.height;
  return fits
    ? {
        thumbnail_url: `${address}/og${page}.png`,
        thumbnail_width: PICTURE.width,
        thumbnail_height: PICTURE.height,
      }
    : {};
}

export function oembedXml(answer: OEmbed): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeXml(`${value}`)}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`;
}
