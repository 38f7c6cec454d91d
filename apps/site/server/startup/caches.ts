import { ResponseCache } from '../cache/response-cache.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { PreviewPainter } from '../previews/preview-painter.ts';
import type { Settings } from '../settings/settings.ts';

const PAGE_CACHE_BYTES = 64_000_000;
const DOCUMENT_CACHE_BYTES = 48_000_000;

/** What is kept in memory of the snapshot that is served. */
export type Caches = {
  documents: ResponseCache;
  /** Rendered pages; null in development, where nothing is cached. */
  pages: ResponseCache | null;
  previews: PreviewPainter;
};

export function createDocumentCache(): ResponseCache {
  return new ResponseCache(DOCUMENT_CACHE_BYTES);
}

export function createCaches({ hsts }: Pick<Settings, 'hsts'>, cachesPages: boolean): Caches {
  return {
    documents: createDocumentCache(),
    pages: cachesPages ? new ResponseCache(PAGE_CACHE_BYTES, securityHeaders(hsts)) : null,
    previews: new PreviewPainter(),
  };
}

/** Deletes what was cached of a snapshot that is no longer served. */
export function deleteRetired({ documents, pages, previews }: Caches, id: string): void {
  for (const cache of [documents, pages, previews]) cache?.deleteWhere((key) => key.startsWith(`${id} `));
}
