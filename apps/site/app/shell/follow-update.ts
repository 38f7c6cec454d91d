/** Between two looks at whether the site was updated. */
const LOOK_EVERY_MS = 10 * 60_000;
const MOST_WAIT_MS = 10_000;

let looked = Date.now();

/**
 * Called as the visitor moves on: where the site was updated since the page was opened, the next page is loaded as a
 * document, as the code at hand may not read the data of the new one.
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
      signal: AbortSignal.timeout(MOST_WAIT_MS),
    });
    // Files of a former build are kept for a while (server/pages/kept-assets.ts).
    if (answer.status === 404 || answer.headers.has('x-former-build')) location.assign(next);
  } catch {
    // Offline, or no answer came: the page that is asked for says so.
  }
}
