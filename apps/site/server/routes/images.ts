import { AppError } from '@deckwright/domain';
import type { Api } from '../http/api.ts';
import { problem } from '../http/problem.ts';
import { imageAddressAt } from '../images/image-address.ts';
import type { ImageCache } from '../images/image-cache.ts';
import { OWN_IMAGES } from '../settings/settings.ts';

/** The image of an address never changes; a mended one gets another query. */
const KEEP = 'public, max-age=31536000, immutable';

/** Serves the images of the snapshot's cards, and of nothing else, from our copies. */
export function imageRoutes(api: Api, images: Pick<ImageCache, 'get'>): void {
  api.get(`${OWN_IMAGES}/*`, async (c) => {
    const path = c.req.path.slice(OWN_IMAGES.length);
    const address = imageAddressAt(c.var.snapshot, path);
    if (address === null)
      return problem(c, 404, { error: { code: 'not-found', message: 'No card has this image.' } });
    try {
      const bytes = await images.get(path, address);
      return c.body(bytes, 200, {
        'Content-Type': 'image/jpeg',
        'Content-Length': `${bytes.byteLength}`,
        'Cache-Control': KEEP,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return problem(c, 502, { error: { code: error.code, message: error.message } });
    }
  });
  api.all(`${OWN_IMAGES}/*`, (c) => {
    c.header('Allow', 'GET, HEAD');
    return problem(c, 405, { error: { code: 'unimplemented', message: 'Images take GET only.' } });
  });
}
