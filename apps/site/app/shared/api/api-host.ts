import { useRouteLoaderData } from 'react-router';

type RootFacts = { apiHost: string };

/** Host of the browser's own calls; '' is the site itself. */
export function useApiHost(): string {
  return useRouteLoaderData<RootFacts>('root')?.apiHost ?? '';
}
