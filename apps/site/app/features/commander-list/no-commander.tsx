import { EmptyState } from '@deckwright/ui';
import { Link } from 'react-router';
import { searchUrl } from '../../shared/search/search-query.ts';
import type { CommandersView } from './commanders-view.ts';

type Props = { page: CommandersView };

/** The search for commanders in the page's colors. */
function getCommanderQuery({ identity }: CommandersView): string {
  return identity === null ? 'is:commander' : `is:commander id=${identity}`;
}

export function NoCommander({ page }: Props) {
  const narrowed = page.query !== '';
  return (
    <EmptyState title="No commander here yet">
      {narrowed ? (
        <p>
          No decks match this time range and bracket.{' '}
          <Link to={page.canonical} className="link font-semibold">
            Count all decks
          </Link>
        </p>
      ) : (
        <p>
          {page.numDecks === 0 ? (
            <>
              Ranks appear once there are decks.{' '}
              <Link to={searchUrl({ q: getCommanderQuery(page) })} className="link font-semibold">
                See all legal commanders
              </Link>
            </>
          ) : (
            'No decks have a commander of exactly these colors.'
          )}
        </p>
      )}
    </EmptyState>
  );
}
