import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { documentBytesContext, nonceContext, turnContext } from './shared/page/contexts.ts';
import { Nonce } from './shell/nonce.ts';
import { TEXT_FONTS_HREF } from './styles/text-fonts.ts';

export {
  answersContext,
  documentBytesContext,
  documentContext,
  formsContext,
  nonceContext,
  turnContext,
} from './shared/page/contexts.ts';

/**
 * Renders the whole document before responding, so that the status is right and the page can be cached. Removes module
 * preloads, which would compete with the first paint (docs/design/first-paint.md). The response has no body: the server
 * is handed the bytes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  let failed = false;
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>
  );
  const chunks = await loadContext.get(turnContext)(() =>
    draw(page, nonce, request.signal, () => {
      failed = true;
    }),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // Ahead of the pictures that the document preloads; proxies that can send it before the page does.
  headers.set('link', `<${TEXT_FONTS_HREF}>; rel=preload; as=style`);
  loadContext.get(documentBytesContext)(withoutModulePreloads(takeBytes(chunks)));
  return new Response(null, { status: failed ? 500 : status, headers });
}

/** Renders the whole page into chunks; failures within it are reported, and rendered as such. */
function draw(
  page: ReactNode,
  nonce: string,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Nothing is streamed separately and moved into place by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        signal.removeEventListener('abort', leave);
        pipe(new Collector(resolve));
      },
      onShellError: reject,
      onError(error) {
        onFailure();
        if (signal.aborted) return;
        console.error(error);
      },
    });
    // The rest of it is no longer needed.
    const leave = () => abort(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}

/**
 * Collects what is written to it, without the overhead of a stream for the hundreds of chunks of a page.
 */
class Collector extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #done: (chunks: Uint8Array[]) => void;

  constructor(done: (chunks: Uint8Array[]) => void) {
    super();
    this.#done = done;
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    return true;
  }

  override end(): this {
    this.#done(this.#chunks);
    return this;
  }
}

/**
 * The chunks as one piece. Empties them: what drew the page survives the collections of young objects, and the bytes must
 * not wait with it for a full collection (docs/design/serving-pages.md).
 */
function takeBytes(chunks: Uint8Array[]): Buffer {
  return Buffer.concat(chunks.splice(0));
}

/** Responses thrown on purpose (404, 400) are not failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  // Not in the format string, where a %c in the path would swallow the error.
  console.error('Page failed: %s', new URL(request.url).pathname, error);
}

const MODULE_PRELOAD = Buffer.from('<link rel="modulepreload"');

function withoutModulePreloads(html: Buffer): Buffer<ArrayBuffer> {
  const stored: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(MODULE_PRELOAD); at !== -1; at = html.indexOf(MODULE_PRELOAD, from)) {
    stored.push(html.subarray(from, at));
    from = html.indexOf('>', at) + 1;
  }
  return Buffer.concat([...stored, html.subarray(from)]);
}
