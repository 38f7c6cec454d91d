import { EmptyState as Empty, formatExact } from '@deckwright/ui';
import { Link } from 'react-router';
import type { CommanderPageView } from '../../page-views.ts';
import { commanderName } from './commander-name.ts';
import type { Relaxation } from './find-relaxation.server.ts';

type Props = { page: CommanderPageView; relaxation: Relaxation | null };

/** No deck passes: which filter to relax, or where decks of this commander are. */
export function EmptyState({ page, relaxation }: Props) {
  if (page.total_decks === 0)
    return (
      <Empty
        title={`No deck in the data is led by ${commanderName(page)}${page.pairings.length > 0 ? ' alone' : ''}`}
      >
        <p>
          {page.pairings.length > 0
            ? 'It leads decks together with the partners below.'
            : 'Add decks to the data to see numbers here.'}
        </p>
      </Empty>
    );
  return (
    <Empty title="No deck passes these filters">
      {relaxation && relaxation.decks > 0 ? (
        <p>
          Drop{' '}
          <Link to={page.canonical + relaxation.query} preventScrollReset className="link font-semibold">
            “{relaxation.words}”
          </Link>{' '}
          and {formatExact(relaxation.decks)} {relaxation.decks === 1 ? 'deck passes' : 'decks pass'}.
        </p>
      ) : (
        <p>
          No single filter is to blame.{' '}
          <Link to={page.canonical} preventScrollReset className="link font-semibold">
            Clear all filters
          </Link>{' '}
          to see all {formatExact(page.total_decks)} decks.
        </p>
      )}
    </Empty>
  );
}
