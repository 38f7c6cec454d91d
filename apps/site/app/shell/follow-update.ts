/** Interval between two checks for an update of the site. */
const LOOK_EVERY_MS = 10 * 60_000;
const MAX_WAIT_MS = 10_000;

let looked = Date.now();

/**
 * Called on navigation: if the site was updated since the page was opened, loads the next page as a document, because
 * the current code may not be able to read its data.
 */
export async function followUpdate(next: string): Promise<void> {
  if (Date.now() - looked < LOOK_EVERY_MS) return;
  looked = Date.now();
  const { __reactRouterManifest: manifest } = globalThis as { __reactRouterManifest?: { url?: string } };
  if (!manifest?.url) return;
  try {
    const answer = await fetch(manifest.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    // Files of a former build are available for a while (server/pages/kept-assets.ts).
    if (answer.status === 404 || answer.headers.has('x-former-build')) location.assign(next);
  } catch {
    // Offline, or no response: the requested page reports it.
  }
}
