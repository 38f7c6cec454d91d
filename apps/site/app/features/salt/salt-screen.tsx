import { printQueryValues, SALT_QUERY } from '@deckwright/contract';
import { formatCounted } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, CardGrid, EmptyState, PhoneFold, TileInBrief } from '@deckwright/ui';
import { Link } from 'react-router';
import { CardFilterField } from '../../shared/filters/cards/card-filter-field.tsx';
import { useCardFilter } from '../../shared/filters/cards/use-card-filter.ts';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { ListPager } from '../../shared/lists/list-pager.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import { areDeferred } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useSaltVoteLink } from '../../shared/page/site-settings.ts';
import { useView } from '../../shared/page/use-view.ts';
import type { SaltPageView } from './salt-view.ts';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const SaltTile = lazyPart(async () => ({
  default: (await fetchPart(() => import('./salt-tile.tsx'))).SaltTile,
}));

type Props = { page: SaltPageView };

/** Two rows of the widest screen; a document has only the names of the rest. */
const FIRST_DRAWN = 14;

/** The saltiest cards. */
export function SaltScreen({ page }: Props) {
  const { lists, deferred, filter } = useCardFilter(page.lists, useView(page));
  const views = lists[0]?.cards ?? [];
  const brief = useInBrief(areDeferred(page.lists));
  const withVote = useSaltVoteLink();
  const hasScores = deferred || filter.total > 0;
  return (
    <div className="flex flex-col gap-5">
      <ListHead
        page={page}
        colors={['R']}
        withWindow={false}
        line={
          <span role="status" className="tabular-nums">
            How annoying each card is to play against: players’ average vote, from 0 (fine) to 4 (never
            again).
            {hasScores
              ? ` ${formatCounted(page.numCards, 'card')} ${page.numCards === 1 ? 'has' : 'have'} a score.`
              : null}
            {withVote ? (
              <>
                {' '}
                <Link to="/salt" className="link">
                  Vote yourself
                </Link>
              </>
            ) : null}
          </span>
        }
      />
      {hasScores ? (
        <CardFilterField filter={filter} />
      ) : (
        <NoScores past={page.numCards > 0} withVote={withVote} />
      )}
      {deferred || views.length > 0 ? (
        <DeferredMarkup deferred={deferred}>
          <PhoneFold count={views.length} first={24} name="cards" what="cards">
            {(folds) => (
              <CardGrid folds={folds}>
                {views.map((view, index) =>
                  brief && index >= FIRST_DRAWN ? (
                    <TileInBrief key={view.url} view={view} />
                  ) : (
                    <li key={view.url}>
                      <SaltTile view={view} sample={page.sample} />
                    </li>
                  ),
                )}
              </CardGrid>
            )}
          </PhoneFold>
          <WholeList brief={brief} />
        </DeferredMarkup>
      ) : null}
      <ListPager label="cards" page={page.page} pages={page.pages} to={saltUrl} />
      {hasScores ? <BackToTop /> : null}
    </div>
  );
}

function saltUrl(page: number): string {
  return `/top/salt${printQueryValues(SALT_QUERY, { page })}`;
}

type NoScoresProps = { past: boolean; withVote: boolean };

function NoScores({ past, withVote }: NoScoresProps) {
  if (past)
    return (
      <EmptyState title="There is no such page">
        <p>
          <a href="/top/salt" className="link font-semibold">
            Go to the first page
          </a>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState title="No card has a salt score yet">
      <p>
        Scores come from players’ votes on this site and appear here once there are some.
        {withVote ? (
          <>
            {' '}
            <Link to="/salt" className="link font-semibold">
              Cast the first votes
            </Link>
          </>
        ) : null}
      </p>
    </EmptyState>
  );
}
