import { savesData } from '@deckwright/islands';
import { whenIdle } from '@deckwright/ui';
import { matchRoutes } from 'react-router';
import { createPreloadQueue } from './preload-queue.ts';

/** Links within this distance of the viewport count as near. */
export const NEAR_PX = 200;
const INTENT_MS = 80;
const RESCAN_MS = 500;

type ManifestRoute = { id: string; path?: string; index?: boolean; module: string; parentId?: string };
type PageRoute = Pick<ManifestRoute, 'id' | 'module'>;
type Manifest = { version: string; routes: Record<string, ManifestRoute> };

/**
 * Prefetches, unless data saving is on: the code of every kind of page that a near link leads to, each kind once, and
 * the data of a page whose link is hovered, touched or focused. The returned function stops it.
 */
export function prefetchLinks(): () => void {
  const manifest = readManifest();
  const findRoute = routeFinder(getPages(manifest));
  if (!findRoute || savesData()) return () => undefined;
  const loaded = new Set<string>();
  const requested = new Set<string>();
  const seen = new WeakSet<Element>();
  const leaving = new AbortController();

  const near: HTMLAnchorElement[] = [];
  let imports: Promise<Imports | null> | undefined;

  // Finding the page of a path takes a phone a millisecond or more, so one link is handled per idle period.
  function loadNext(): void {
    const link = near.shift();
    if (!link || leaving.signal.aborted) return;
    const route = findRoute?.(link.pathname);
    // Browsers may remember a failed file: if tried offline, the page itself could never load it.
    if (route && navigator.onLine && !loaded.has(route.id)) {
      loaded.add(route.id);
      preloadModule(route.module);
      imports ??= readImports(manifest, leaving.signal);
      void imports.then((found) => {
        // Requested again for the next page.
        if (found === null) imports = undefined;
        else found[route.id]?.forEach(preloadModule);
      });
    }
    if (near.length > 0) whenIdle(loadNext);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const waiting = near.length > 0;
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        near.push(target);
      }
      if (!waiting && near.length > 0) whenIdle(loadNext);
    },
    { rootMargin: `${NEAR_PX}px` },
  );

  function scan(): void {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  }

  let rescan: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    clearTimeout(rescan);
    rescan = setTimeout(scan, RESCAN_MS);
  });

  let intent: ReturnType<typeof setTimeout> | undefined;
  function onIntent(event: Event): void {
    clearTimeout(intent);
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname === location.pathname) return;
    intent = setTimeout(() => void fetchData(link), INTENT_MS);
  }

  async function fetchData(link: HTMLAnchorElement): Promise<void> {
    const route = findRoute?.(link.pathname);
    const address = route && dataAddress(link, route.id);
    if (!address || requested.has(address)) return;
    requested.add(address);
    try {
      // The response stays in the browser's cache and the server's, where the page's own request finds it.
      await fetch(address, { priority: 'low', signal: leaving.signal });
    } catch {
      // The page will request it itself and report errors.
    }
  }

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true, signal: leaving.signal });
  changes.observe(document.body, { childList: true, subtree: true });
  scan();
  return () => {
    leaving.abort();
    observer.disconnect();
    changes.disconnect();
    clearTimeout(rescan);
    clearTimeout(intent);
  };
}

/** The page of a path within the site; null for files, API calls and unknown paths. */
export function routeFinder(
  routes: readonly ManifestRoute[],
): ((pathname: string) => PageRoute | null) | null {
  if (routes.length === 0) return null;
  const byId = new Map(routes.map((route) => [route.id, route]));
  const tree = routes.map(({ id, path, index }) =>
    index ? { id, index: true as const } : { id, ...(path ? { path } : {}) },
  );
  return (pathname) => {
    const [match] = matchRoutes(tree, pathname) ?? [];
    const route = match && byId.get(match.route.id);
    return route && route.path !== '*' ? route : null;
  };
}

/** The URL from which the router requests the data of the next page, without the layout's own data. */
export function dataAddress(
  { pathname, search }: { pathname: string; search: string },
  routeId: string,
): string {
  const path = pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`;
  const query = new URLSearchParams(search);
  query.set('_routes', routeId);
  return `${path}?${query}`;
}

function readManifest(): Manifest | null {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
  return typeof manifest === 'object' && manifest !== null && 'routes' in manifest
    ? (manifest as Manifest)
    : null;
}

/** All pages are directly below the layout. */
function getPages(manifest: Manifest | null): ManifestRoute[] {
  return Object.values(manifest?.routes ?? {}).filter(({ parentId }) => parentId === 'root');
}

/** By page, the files that its own file imports. */
type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * What the build removed from the list of pages (slim-manifest.ts); nothing while the site is served from source, null if it
 * could not be read.
 */
async function readImports(manifest: Manifest | null, signal: AbortSignal): Promise<Imports | null> {
  if (!import.meta.env.PROD) return {};
  try {
    const answer = await fetch(`/assets/imports-${manifest?.version}.json`, { priority: 'low', signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const preload = createPreloadQueue({ maxLoading: 4, patienceMs: 15_000, load: loadModule });

function preloadModule(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"], script[src="${href}"]`)) return;
  preload(href);
}

function loadModule(href: string, end: () => void): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  const remove = () => {
    link.remove();
    end();
  };
  link.onload = remove;
  link.onerror = remove;
  document.head.append(link);
}
