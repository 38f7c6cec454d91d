import { lazy } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { CrashBox } from '../../shared/crash/crash-box.tsx';
import type { Refusal } from '../../shared/page/load-page.ts';
import { absoluteUrl } from '../../shared/site/public-origin.ts';
import { useHosts, useSiteFacts } from '../../shared/site/site-settings.ts';

/** Fetched where they are first needed; the crash box is always here, as it also tells where no code could be fetched. */
const parts = () => import('./failure-parts.tsx');
const notFetched = (error: unknown) => ({ default: () => <CrashBox error={error} email={null} /> });
const NotFound = lazy(() => parts().then(({ NotFound }) => ({ default: NotFound }), notFetched));
const Refused = lazy(() => parts().then(({ Refused }) => ({ default: Refused }), notFetched));

/** What stands in place of a page that could not be shown; the layout around it stays. */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const where = {
    email: useSiteFacts()?.operator.email ?? null,
    apiHost: useHosts().apiHost,
    page: absoluteUrl(pathname + search),
    tag: 'page',
  };
  if (!isRouteErrorResponse(error)) return <CrashBox error={error} {...where} />;
  const refusal = isRefusal(error.data) ? error.data : null;
  if (error.status === 404) return <NotFound nearest={refusal?.nearest ?? []} />;
  if (error.status !== 500 && (refusal || error.status < 500))
    return <Refused status={error.status} message={refusal?.message ?? ''} />;
  return <CrashBox error={refusal?.message ?? `${error.status} ${error.statusText}`} {...where} />;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'message' in value && 'nearest' in value;
}
