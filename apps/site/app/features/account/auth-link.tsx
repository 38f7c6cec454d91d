import { useHydrated } from '@deckwright/islands';
import { Link, useLocation } from 'react-router';

type Props = { to: '/signin' | '/signup'; children: string };

/** Link between account pages that keeps the page to return to. Pages are rendered without their query. */
export function AuthLink({ to, children }: Props) {
  const { search } = useLocation();
  const redirect = useHydrated() ? new URLSearchParams(search).get('redirect') : null;
  const query = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`;
  return (
    <Link to={`${to}${query}`} className="link">
      {children}
    </Link>
  );
}
