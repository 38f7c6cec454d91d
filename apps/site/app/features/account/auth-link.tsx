import { Link, useLocation } from 'react-router';
import { useHydrated } from '../../shared/view/use-hydrated.ts';

type Props = { to: '/signin' | '/signup'; children: string };

/** From one account page to the other; where the visitor came from goes along. Pages are served without their query. */
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
