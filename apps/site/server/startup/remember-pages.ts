import { dataPaths } from '@deckwright/snapshot';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { ProcessLog } from '../observability/process-log.ts';
import { pageKey } from '../pages/canonical-url.ts';
import { SavedPopularPages } from '../pages/popular-pages.ts';
import type { SiteDeps } from '../pages/site.ts';
import type { Settings } from '../settings/settings.ts';
import type { SnapshotManager } from '../snapshot/snapshot-manager.ts';
import type { Shutdown } from './shutdown.ts';

type Base = { settings: Pick<Settings, 'dataDir'>; log: Pick<ProcessLog, 'info'>; shutdown: Shutdown };

/** The pages visited most before this start; from now on those visited most are saved for the next. */
export function rememberPages(
  { settings, log, shutdown }: Base,
  pages: Pick<ResponseCache, 'popular'>,
  manager: Pick<SnapshotManager, 'servedId'>,
): NonNullable<SiteDeps['popularBefore']> {
  const saved = new SavedPopularPages({
    path: dataPaths(settings.dataDir).popularPages,
    findPopular: (most) => {
      const id = manager.servedId;
      return id === null ? [] : pages.popular(pageKey(id, '', ''), most);
    },
    warn: (line) => console.warn(line),
  });
  shutdown.onClose(() => saved.stop());
  return {
    addresses: saved.before,
    onPrepared: (count) =>
      log.info(`Of the pages visited most before, ${count} of ${saved.before.length} are rendered`),
  };
}
