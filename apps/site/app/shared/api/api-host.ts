import { useRouteLoaderData } from 'react-router';

type RootFacts = { apiHost: string };

/** Where the browser's own calls go; '' is the site itself. */
export function useApiHost(): string {
  return useRouteLoaderData<RootFacts>('root')?.apiHost ?? '';
}
