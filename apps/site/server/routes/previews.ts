import { type Api, redirectTo } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { matchesEtag } from '../http/etag.ts';
import { PREVIEWS } from '../http/paths.ts';
import { pagePreview, SITE_PREVIEW } from '../previews/page-preview.ts';
import type { PreviewPainter } from '../previews/preview-painter.ts';

/** Numbers change with the snapshot; sites that show previews fetch them again once a day. */
const KEEP = 'public, max-age=86400';

const NO_PICTURE = 'There is no page with this name, so there is no image of it.';

/** `/og/{path of a page}.png`: the picture other sites show with a link to the page; `/og/site.png` for the site. */
export function previewRoutes(api: Api, painter: Pick<PreviewPainter, 'cached' | 'paint'>): void {
  api.get(`${PREVIEWS}/*`, async (c) => {
    const { snapshot } = c.var;
    const path = getPagePath(c.req.path);
    const key = `${snapshot.manifest.id} ${path}`;
    let preview = painter.cached(key);
    if (!preview) {
      const found = path === null ? null : await pagePreview(c.var.view, path);
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
  return `${PREVIEWS}${canonical === '/' ? SITE_PREVIEW.canonical : canonical}.png`;
}

function getPagePath(path: string): string | null {
  const match = /^\/og(\/[a-z0-9/%._-]{1,300})\.png$/i.exec(path);
  const page = match?.[1];
  if (page === undefined) return null;
  // The path must be unchanged by URL parsing, which would resolve e.g. "/%2e%2e/": no page is anywhere else.
  return new URL(page, 'http://site').pathname === page ? page : null;
}
