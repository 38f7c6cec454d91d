import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext } from './shared/page/contexts.ts';
import { Nonce } from './shell/nonce.ts';

export { answersContext, documentContext, formsContext, nonceContext } from './shared/page/contexts.ts';

/**
 * Renders the whole document before answering, so that the status is true and the page can be kept. Module
 * preloads are taken out: they would compete with the first paint (docs/adr/0009-first-paint.md).
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
  const stream = await renderToReadableStream(
    <Nonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </Nonce>,
    {
      nonce,
      // Nothing is sent apart and moved into its place by scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Nobody waits for the rest of it any more.
      signal: request.signal,
      onError(error) {
        failed = true;
        if (request.signal.aborted) return;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(withoutModulePreloads(html), { status: failed ? 500 : status, headers });
}

/** Answers thrown on purpose (404, 400) are no failures. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  console.error(`Page failed: ${new URL(request.url).pathname}`, error);
}

function withoutModulePreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '');
}
