import type { SearchPage } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { EmptyState } from '@deckwright/ui';
import { Link } from 'react-router';
import { searchUrl } from '../../shared/search/search-query.ts';

type Props = { page: Pick<SearchPage, 'nearest' | 'relaxed'> };

/** No cards match: conditions to remove and similar names. */
export function NothingFound({ page }: Props) {
  return (
    <EmptyState title="No cards match your search">
      {page.relaxed.length > 0 ? (
        <ul aria-label="With one condition removed" className="flex flex-col gap-1">
          {page.relaxed.map(({ without, q, numCards }) => (
            <li key={without}>
              <Link to={searchUrl({ q })} className="link inline-flex min-h-8 items-center">
                {`${formatExact(numCards)} ${numCards === 1 ? 'card' : 'cards'} without ${without}`}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {page.nearest.length > 0 ? (
        <>
          <p>Similar names:</p>
          <ul aria-label="Similar names" className="flex flex-col gap-1">
            {page.nearest.map(({ label, url }) => (
              <li key={url}>
                <Link to={url} className="link inline-flex min-h-8 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {page.relaxed.length + page.nearest.length === 0 ? (
        <p>Try a wider range, or fewer conditions.</p>
      ) : null}
    </EmptyState>
  );
}
