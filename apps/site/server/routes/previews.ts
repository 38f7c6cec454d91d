import { findByPath, type PreviewPage, previewPage, type ViewContext } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';
import { type Api, redirectTo } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { STATUS_OF_CODE } from '../http/error-status.ts';
import { matchesEtag } from '../http/etag.ts';
import { PREVIEWS } from '../http/paths.ts';
import type { PreviewPainter } from '../previews/preview-painter.ts';

/** Numbers change with the snapshot; sites that show previews fetch them again once a day. */
const KEEP = 'public, max-age=86400';

const NO_PICTURE = 'There is no page with this name, so there is no image of it.';

const SITE: PreviewPage = {
  canonical: '/site',
  facts: {
    kind: '',
    name: 'What Commander decks play, and what yours could',
    line: 'Statistics and advice, with the sample size of every number.',
    colors: ['W', 'U', 'B', 'R', 'G'],
    figures: [],
    note: '',
  },
};

/** `/og/{path of a page}.png`: the picture other sites show with a link to the page; `/og/site.png` for the site. */
export function previewRoutes(api: Api, painter: Pick<PreviewPainter, 'cached' | 'paint'>): void {
  api.get(`${PREVIEWS}/*`, async (c) => {
    const { snapshot } = c.var;
    const path = getPagePath(c.req.path);
    const key = `${snapshot.manifest.id} ${path}`;
    let preview = painter.cached(key);
    if (!preview) {
      const found = path === null ? null : await readPage(c.var.view, path);
      if (!found) return problem(c, 404, { error: { code: 'not-found', message: NO_PICTURE } });
      if (found.canonical !== path) return redirectTo(c, getPicture(found.canonical));
      preview = await painter.paint(key, found.facts);
    }
    const headers = { 'Cache-Control': KEEP, ETag: preview.etag };
    if (matchesEtag(c.req.header('if-none-match'), preview.etag)) return c.body(null, 304, headers);
    return c.body(preview.png, 200, {
      ...headers,
      'Content-Type': 'image/png',
      'Content-Length': `${preview.png.byteLength}`,
    });
  });
  api.all(`${PREVIEWS}/*`, (c) => {
    c.header('Allow', 'GET, HEAD');
    return problem(c, 405, { error: { code: 'unimplemented', message: 'Images take GET only.' } });
  });
}

/** The home page has no path to name its picture by: its picture is the site's. */
function getPicture(canonical: string): string {
  return `${PREVIEWS}${canonical === '/' ? SITE.canonical : canonical}.png`;
}

function getPagePath(path: string): string | null {
  const match = /^\/og(\/[a-z0-9/%._-]{1,300})\.png$/i.exec(path);
  const page = match?.[1];
  if (page === undefined) return null;
  // The path must be unchanged by URL parsing, which would resolve e.g. "/%2e%2e/": no page is anywhere else.
  return new URL(page, 'http://site').pathname === page ? page : null;
}

async function readPage(context: ViewContext, path: string): Promise<PreviewPage | null> {
  if (path === SITE.canonical) return SITE;
  try {
    const found = await findByPath(context, path, new URLSearchParams());
    if (found && !found.make) return readPage(context, new URL(found.movedTo, 'http://site').pathname);
    return found ? previewPage(path, await found.make()) : null;
  } catch (error) {
    // An unknown name, or an invalid address.
    if (error instanceof AppError && STATUS_OF_CODE[error.code] < 500) return null;
    throw error;
  }
}
