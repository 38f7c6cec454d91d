import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from '../shared/page/contexts.ts';
import { refuse } from '../shared/page/load-page.ts';

const MAX_QUERY = 100;

/** Every path without a page: 404 with the names closest to its last part. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const wanted = url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const nearest = await context.get(answersContext).options(wanted.slice(0, MAX_QUERY));
  throw refuse(404, 'There is no page at this address.', nearest.slice(0, 6));
}

export default function NotFound() {
  return null;
}
