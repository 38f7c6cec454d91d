import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { Refusal } from '../../load-page.ts';
import { useSiteFacts } from '../../site-settings.ts';
import { CrashBox } from './crash-box.tsx';
import { NotFound } from './not-found.tsx';
import { Refused } from './refused.tsx';

/** What stands in place of a page that could not be shown; the layout around it stays. */
export function RouteFailure() {
  const error = useRouteError();
  const email = useSiteFacts()?.operator.email ?? null;
  if (!isRouteErrorResponse(error)) return <CrashBox error={error} email={email} tag="page" />;
  const refusal = isRefusal(error.data) ? error.data : null;
  if (error.status === 404) return <NotFound nearest={refusal?.nearest ?? []} />;
  if (refusal || error.status < 500)
    return <Refused status={error.status} message={refusal?.message ?? ''} />;
  return <CrashBox error={new Error(`${error.status} ${error.statusText}`)} email={email} tag="page" />;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'message' in value && 'nearest' in value;
}
