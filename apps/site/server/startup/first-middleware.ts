import type { FairQueue, KnownClients, LoadShedder, RefusalCounts } from '@deckwright/overload';
import { createOriginReader, type createVisitorKey } from '../api/visitor.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { WORKING_CALLS } from '../http/paths.ts';
import { chainMiddleware, type Middleware } from '../http/request-gate.ts';
import { createClientRecorder } from '../overload/record-clients.ts';
import { createLoadShedding, type Refuse } from '../overload/shed-load.ts';
import { createFastPath } from '../pages/fast-path.ts';
import type { Site } from '../pages/site.ts';
import type { Settings } from '../settings/settings.ts';
import type { SnapshotManager } from '../snapshot/snapshot-manager.ts';

type Options = {
  settings: Pick<Settings, 'accounts'>;
  pages: ResponseCache;
  manager: Pick<SnapshotManager, 'servedId'>;
  site: Pick<Site, 'refuses'>;
  getVisitor: ReturnType<typeof createVisitorKey>;
  refuse: Refuse;
  refusals: RefusalCounts;
  shedder: LoadShedder;
  knownClients: KnownClients;
  calls: FairQueue;
};

/** What sees a request before the app: cached pages are answered, and what there is no time for is refused. */
export function firstMiddleware(options: Options): Middleware {
  const { settings, pages, manager, site, getVisitor, refuse, knownClients } = options;
  return chainMiddleware(
    createFastPath({
      pages,
      servedId: () => manager.servedId,
      recordClient: createClientRecorder({
        knownClients,
        getVisitor,
        getOrigin: createOriginReader(settings.accounts),
      }),
      refuseEarly(incoming, outgoing) {
        const isFull = site.refuses(getVisitor(incoming));
        if (isFull) refuse(incoming, outgoing);
        return isFull;
      },
    }),
    createLoadShedding({ ...options, callPaths: WORKING_CALLS }),
  );
}
