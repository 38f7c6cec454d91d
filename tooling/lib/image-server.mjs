import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { drawCard } from './draw-card.mjs';
import { inventCard } from './invented-card.mjs';

const PATH = /^\/(small|normal|art_crop)\/(front|back)\/[\w-]\/[\w-]\/([\w-]{1,64})\.jpg$/;
const SYMBOL_PATH = /^\/sets\/[\w-]{1,16}\.svg$/;
/** As long as real set symbols: some path data, drawn as a disc. */
const SYMBOL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 16${'a12 12 0 1 1 24 0a12 12 0 1 1-24 0'.repeat(40)}z"/></svg>`;
const MAX_CACHED = 600;

/**
 * @typedef {object} ImageServerOptions
 * @property {number} [port] 0 for any free one
 * @property {number} [delayMs] before each answer
 * @property {number} [failing] share of the ids that are never given, 0 to 1; the same ids each time
 * @property {Readonly<Record<string, import('./card-svg.mjs').PictureFacts>>} [cards] what stands on the pictures, by id;
 *   of others it is invented
 */

/**
 * Serves drawn card pictures at the paths of the card image service, and set symbols below `/sets`, for development,
 * screenshots and measurements.
 * @param {ImageServerOptions} options
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function startImageServer({ port = 0, delayMs = 0, failing = 0, cards = {} } = {}) {
  /** @type {Map<string, Buffer>} */
  const drawn = new Map();
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, size, face, id] = PATH.exec(pathname) ?? [];
    if (delayMs > 0) await wait(delayMs);
    if (SYMBOL_PATH.test(pathname)) {
      answer.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000' });
      answer.end(request.method === 'HEAD' ? undefined : SYMBOL);
      return;
    }
    if (!size || !id || isFailing(id, failing)) {
      answer.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const facts = cards[id] ?? inventCard(`${face} ${id}`);
    const body =
      drawn.get(pathname) ?? (await drawCard(facts, /** @type {import('./draw-card.mjs').Size} */ (size)));
    drawn.set(pathname, body);
    for (const oldest of drawn.keys()) {
      if (drawn.size <= MAX_CACHED) break;
      drawn.delete(oldest);
    }
    answer.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    answer.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} id
 * @param {number} share
 */
function isFailing(id, share) {
  return createHash('sha256').update(`fails ${id}`).digest().readUInt32LE() / 4294967296 < share;
}
