import { createHash } from 'node:crypto';
import { UnknownNameError } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { type Api, type ApiContext, KEEP_PRIVATELY, redirectTo } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import {
  EMBED_KINDS,
  type EmbedFacts,
  type EmbedKind,
  embedFacts,
  embedPaths,
} from '../embeds/embed-facts.ts';
import { EMBED_THEMES, type EmbedTheme, embedHtml, noEmbedHtml } from '../embeds/embed-html.ts';
import { embedStyle } from '../embeds/embed-style.ts';
import {
  embedOfPath,
  hasFilters,
  makeOembed,
  makeOembedLink,
  oembedXml,
  splitFilters,
  UNFILTERED,
} from '../embeds/oembed.ts';
import { TOOL_PAGES } from '../embeds/tool-pages.data.ts';
import { answerOrigin } from '../http/answer-origin.ts';
import { FRAMED_ANYWHERE } from '../http/security-headers.ts';
import { pagePreview, SITE_PREVIEW } from '../previews/page-preview.ts';
import { variantQuery } from '../printers/de-facto/variant.ts';
import type { Settings } from '../settings/settings.ts';

export const EMBEDS = '/embed';
export const OEMBED = '/oembed';

const KEEP = 'public, max-age=3600';
const HTML = 'text/html; charset=utf-8';

type EmbedSettings = Pick<Settings, 'site' | 'imageHost'> & {
  accounts: Pick<Settings['accounts'], 'moreOrigins'>;
};

/** Cards of commanders, cards, decks, combos, sets and themes for pages of others: in a frame, and by oEmbed. */
export function embedRoutes(api: Api, settings: EmbedSettings): void {
  const style = embedStyle();
  const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const keep = settings.site.origin === '' ? KEEP_PRIVATELY : KEEP;
  const toPageUrl = (c: ApiContext): string => answerOrigin(c, settings.site.origin);
  const headersFor = (images: readonly string[]) => ({
    'content-type': HTML,
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${styleSource}`,
      ["img-src 'self'", ...images].join(' '),
      "base-uri 'none'",
      "form-action 'none'",
      FRAMED_ANYWHERE,
    ].join('; '),
    'x-robots-tag': 'noindex',
  });

  api.get(`${EMBEDS}/:kind/:id`, async (c) => {
    const { view, snapshot, documents, inTurn } = c.var;
    const unfiltered = c.req.query(UNFILTERED.key) === UNFILTERED.word;
    const dress = { theme: parseTheme(c.req.query('theme')), style, address: toPageUrl(c), unfiltered };
    const images = getImageOrigins(settings.imageHost, snapshot.imageOrigins);
    try {
      const kind = parseKind(c.req.param('kind'));
      const id = c.req.param('id');
      const { embed } = await embedPaths(view, kind, id);
      if (embed !== c.req.path) return redirectTo(c, embed + new URL(c.req.url).search);
      const key = `${snapshot.manifest.id} ${embed} ${dress.theme} ${unfiltered} ${dress.address}`;
      return await documents.respond(key, c.req.raw, async (nobody) => {
        const facts = await inTurn(() => embedFacts(view, kind, id), nobody);
        const headers = { ...headersFor(images), 'cache-control': keep };
        return new Response(`${await embedHtml(facts, dress)}`, { headers });
      });
    } catch (error) {
      if (!(error instanceof UnknownNameError)) throw error;
      const headers = { ...headersFor([]), 'cache-control': 'no-store' };
      return c.body(`${await noEmbedHtml(error.message, dress)}`, 404, headers);
    }
  });

  api.get(OEMBED, async (c) => {
    const url = c.req.query('url');
    const format = c.req.query('format') ?? 'json';
    if (format !== 'json' && format !== 'xml')
      return refuse(c, 501, 'unimplemented', 'The format is json or xml.');
    if (url === undefined || url === '')
      return refuse(c, 400, 'invalid-argument', 'Ask with ?url= and the address of a page of this site.');
    const address = toPageUrl(c);
    const own = ownUrl(url, [address, ...settings.accounts.moreOrigins]);
    const page = own && withoutSlash(own.pathname);
    const path = page && withoutFilters(c, page);
    if (path !== null && /^\/account(?:\/|$)/.test(path))
      return refuse(c, 401, 'unauthenticated', 'This page is for its owner only.');
    const found = path === null ? null : embedOfPath(path);
    const paths = found && (await getPaths(c, found));
    const requested = {
      maxwidth: readLength('maxwidth', c.req.query('maxwidth')),
      maxheight: readLength('maxheight', c.req.query('maxheight')),
      theme: parseTheme(c.req.query('theme')),
      filtered: own !== null && path !== null && (path !== page || hasFilters(path, own.searchParams)),
    };
    const headers = { 'cache-control': keep, 'x-robots-tag': 'noindex' };
    const print = (answer: ReturnType<typeof makeOembed>): Response =>
      format === 'json'
        ? c.json(answer, 200, headers)
        : c.body(oembedXml(answer), 200, { ...headers, 'content-type': 'text/xml; charset=utf-8' });
    if (found && paths) return print(makeOembed(paths, found.kind, requested, address));
    if (path === null) return refuse(c, 404, 'not-found', NO_PREVIEW);
    const { documents, inTurn, snapshot } = c.var;
    const { maxwidth, maxheight, filtered } = requested;
    // The facts of a page are computed with all of the page.
    const key = JSON.stringify([
      ...[snapshot.manifest.id, OEMBED, path, filtered],
      ...[format, maxwidth, maxheight, address],
    ]);
    try {
      return await documents.respond(key, c.req.raw, async (nobody) =>
        print(makeOembedLink(await inTurn(() => findPage(c, path), nobody), requested, address)),
      );
    } catch (error) {
      if (!(error instanceof UnknownNameError)) throw error;
      return refuse(c, 404, 'not-found', NO_PREVIEW);
    }
  });

  for (const path of [`${EMBEDS}/*`, OEMBED])
    api.all(path, (c) => {
      if (c.req.method === 'GET' || c.req.method === 'HEAD')
        return refuse(
          c,
          404,
          'not-found',
          `There is ${EMBED_KINDS.map((kind) => `${EMBEDS}/${kind}/…`).join(', ')}.`,
        );
      c.header('Allow', 'GET, HEAD, OPTIONS');
      return refuse(c, 405, 'unimplemented', 'This address takes GET only.');
    });
}

function refuse(
  c: ApiContext,
  status: 400 | 401 | 404 | 405 | 501,
  code: 'invalid-argument' | 'unauthenticated' | 'not-found' | 'unimplemented',
  message: string,
): Response {
  return problem(c, status, { error: { code, message } });
}

async function getPaths(
  c: ApiContext,
  { kind, id }: { kind: EmbedKind; id: string },
): Promise<Pick<EmbedFacts, 'page' | 'embed' | 'title'> | null> {
  try {
    return await embedPaths(c.var.view, kind, id);
  } catch (error) {
    if (error instanceof UnknownNameError) return null;
    throw error;
  }
}

/** The path without its filters, as addresses with a query have the card of all decks; the path itself if a word is no filter. */
function withoutFilters(c: ApiContext, path: string): string {
  const { page, words } = splitFilters(path);
  return variantQuery(c.var.snapshot, words, new URLSearchParams()) === null ? path : page;
}

const NO_PREVIEW = 'No page of this site with a preview has this address.';

/** The path of the preview, and the title, of a page without an embedded card. @throws UnknownNameError if no page with a preview has this path */
async function findPage(c: ApiContext, path: string): Promise<{ page: string; title: string }> {
  if (path === '/') return { page: SITE_PREVIEW.canonical, title: SITE_PREVIEW.facts.name };
  const plain = path.replace(/\/$/, '');
  const tool = TOOL_PAGES.get(plain);
  if (tool !== undefined) return { page: SITE_PREVIEW.canonical, title: tool };
  const preview = await pagePreview(c.var.view, plain);
  if (!preview) throw new UnknownNameError(NO_PREVIEW, []);
  return { page: preview.canonical, title: preview.facts.name };
}

/** @throws UnknownNameError */
function parseKind(word: string): EmbedKind {
  const kind = EMBED_KINDS.find((one) => one === word);
  if (kind !== undefined) return kind;
  throw new UnknownNameError(`There are embedded cards of: ${EMBED_KINDS.join(', ')}.`, []);
}

/** A frame must not break over a theme that we do not know. */
function parseTheme(word: string | undefined): EmbedTheme {
  return EMBED_THEMES.find((theme) => theme === word) ?? 'auto';
}

/** The path without a slash at its end; of the home page it is all there is. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** An address of this site; null for an address elsewhere, or none. */
function ownUrl(url: string, origins: readonly string[]): URL | null {
  const [own = ''] = origins;
  if (!URL.canParse(url, own)) return null;
  const found = new URL(url, own);
  return origins.some((one) => new URL(one).origin === found.origin) ? found : null;
}

/** @throws AppError invalid-argument */
function readLength(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new AppError('invalid-argument', `${name} is a whole number of pixels, 1…99999.`);
}

function getImageOrigins(imageHost: string | null, origins: readonly string[]): string[] {
  const host = imageHost !== null && URL.canParse(imageHost) ? [new URL(imageHost).origin] : [];
  return [...new Set([...host, ...origins])];
}
