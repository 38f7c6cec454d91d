import { AppError, OWN_IMAGES, resizedPath } from '@deckwright/domain';
import type { Api } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { imageAddressAt } from '../images/image-address.ts';
import type { ImageCache } from '../images/image-cache.ts';

/** The image at an address never changes; a corrected one gets another query. */
const KEEP = 'public, max-age=31536000, immutable';

/** Serves the images of the snapshot's cards, and nothing else, from our copies, also at other widths. */
export function imageRoutes(api: Api, images: Pick<ImageCache, 'get' | 'getResized'>): void {
  api.get(`${OWN_IMAGES}/*`, async (c) => {
    const path = c.req.path.slice(OWN_IMAGES.length);
    const resized = resizedPath(path);
    const original = resized?.original ?? path;
    const address = imageAddressAt(c.var.snapshot, original);
    if (address === null)
      return problem(c, 404, { error: { code: 'not-found', message: 'No card has this image.' } });
    try {
      const bytes = resized
        ? await images.getResized(path, resized.width, { path: original, address })
        : await images.get(path, address);
      return c.body(bytes, 200, {
        'Content-Type': resized ? 'image/webp' : 'image/jpeg',
        'Content-Length': `${bytes.byteLength}`,
        'Cache-Control': KEEP,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Not 502, for which the supplied nginx asks another process, of which the source would be asked once more.
      return problem(c, 504, { error: { code: error.code, message: error.message } });
    }
  });
  api.all(`${OWN_IMAGES}/*`, (c) => {
    c.header('Allow', 'GET, HEAD');
    return problem(c, 405, { error: { code: 'unimplemented', message: 'Images take GET only.' } });
  });
}
