import { formatExact } from '@deckwright/domain';
import { EmptyState as Empty } from '@deckwright/ui';
import { Link } from 'react-router';
import type { View } from '../page/use-view.ts';
import type { Relaxation } from './find-relaxation.server.ts';

type Props = {
  view: View;
  relaxation: Relaxation | null;
  /** Number of decks without any filter; null if the page does not know. */
  totalDecks: number | null;
};

/** Shown if no deck passes the filters: which one to relax. */
export function NoDeckPasses({ view, relaxation, totalDecks }: Props) {
  return (
    <Empty title="No decks match these filters">
      {relaxation && relaxation.decks > 0 ? (
        <p>
          Drop{' '}
          <Link to={view.withQuery(relaxation.query)} preventScrollReset className="link font-semibold">
            “{relaxation.words}”
          </Link>{' '}
          and {formatExact(relaxation.decks)} {relaxation.decks === 1 ? 'deck passes' : 'decks pass'}.
        </p>
      ) : (
        <p>
          No single filter causes this.{' '}
          <Link to={view.withQuery('')} preventScrollReset className="link font-semibold">
            Clear all filters
          </Link>
          {totalDecks === null
            ? '.'
            : ` to see ${totalDecks === 1 ? 'the one deck' : `all ${formatExact(totalDecks)} decks`}.`}
        </p>
      )}
    </Empty>
  );
}
