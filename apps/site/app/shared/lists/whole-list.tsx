import { joinQuery, parseViewQuery } from '@deckwright/api-client';
import { Link, useLocation } from 'react-router';

type Props = { brief: boolean };

/** The way to the page with nothing told in brief, for who has no scripts or saves data; others never reach it. */
export function WholeList({ brief }: Props) {
  const { pathname, search } = useLocation();
  if (!brief) return null;
  const query = new URLSearchParams(search);
  const view = { ...parseViewQuery(query), show: 'all' as const };
  for (const key of ['group', 'q', 'sort', 'view']) query.delete(key);
  return (
    <p className="pt-2 text-center">
      <Link to={pathname + joinQuery(query.toString(), view)} data-whole="" className="show-all">
        Show everything in full
      </Link>
    </p>
  );
}
