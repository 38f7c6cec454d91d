import { joinQuery, parseViewQuery } from '@deckwright/contract';
import { Link, useLocation } from 'react-router';

type Props = { brief: boolean };

/** Link to the page with full lists, for visitors without JavaScript or with data saving on; others never see it. */
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
