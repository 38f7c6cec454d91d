import { fetchPart } from '@deckwright/islands';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { CrashBox } from '../../shared/feedback/crash-box.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import type { Refusal } from '../../shared/page/load-page.ts';
import { useHosts, useSiteFacts } from '../../shared/page/site-settings.ts';
import { useSeenUrl } from '../../shared/page/use-seen-url.ts';
import { isLost, LostPage } from './lost-page.tsx';

/** Loaded when first needed. */
const parts = () => fetchPart(() => import('./failure-parts.tsx'));
const NotFound = lazyPart(() => parts().then(({ NotFound }) => ({ default: NotFound })));
const Refused = lazyPart(() => parts().then(({ Refused }) => ({ default: Refused })));

/** Replaces a page that could not be shown; the layout around it stays. */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const where = {
    email: useSiteFacts()?.operator.email ?? null,
    apiHost: useHosts().apiHost,
    page: useSeenUrl(pathname + search),
    tag: 'page',
  };
  if (isLost(error)) return <LostPage />;
  if (!isRouteErrorResponse(error)) return <CrashBox error={error} {...where} />;
  const refusal = isRefusal(error.data) ? error.data : null;
  // The gateway in front of the site got no response from it.
  if (error.status > 500 && !refusal) return <LostPage />;
  if (error.status === 404) return <NotFound nearest={refusal?.nearest ?? []} />;
  if (error.status !== 500 && (refusal || error.status < 500))
    return <Refused status={error.status} message={refusal?.message ?? ''} />;
  return <CrashBox error={refusal?.message ?? `${error.status} ${error.statusText}`} {...where} />;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'message' in value && 'nearest' in value;
}
