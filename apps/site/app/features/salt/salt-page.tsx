import { BackToTop, CardGrid, DataLabel, EmptyState, formatExact, Pager } from '@deckwright/ui';
import type { SaltPageView } from '../../page-views.ts';
import { SaltTile } from './salt-tile.tsx';

type Props = { page: SaltPageView };

/** The cards players find most annoying. */
export function SaltPage({ page }: Props) {
  const views = page.container.json_dict.cardlists[0]?.cardviews ?? [];
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.header}</h1>
        <p className="max-w-prose text-pretty">
          Salt is how much a card annoys the table: the mean of players’ votes from 0, fine, to 4, never
          again.
        </p>
        <DataLabel head={page} withWindow={false} />
        {views.length > 0 ? (
          <p role="status" className="text-sm text-muted tabular-nums">
            {formatExact(page.num_cards)} cards with a score; the others have no vote yet
          </p>
        ) : null}
      </header>
      {views.length > 0 ? (
        <CardGrid>
          {views.map((view) => (
            <li key={view.url}>
              <SaltTile view={view} sample={page.sample} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <NoScores past={page.num_cards > 0} />
      )}
      <Pager label="cards" page={page.page} pages={page.pages} to={saltUrl} />
      {views.length > 0 ? <BackToTop /> : null}
    </div>
  );
}

function saltUrl(page: number): string {
  return page === 1 ? '/top/salt' : `/top/salt?page=${page}`;
}

function NoScores({ past }: { past: boolean }) {
  if (past)
    return (
      <EmptyState title="The list ends before this page">
        <p>
          <a href="/top/salt" className="link font-semibold">
            Go to its beginning
          </a>
        </p>
      </EmptyState>
    );
  return (
    <EmptyState title="No card has a salt score yet">
      <p>
        Scores come from players’ votes on this site. Whoever runs it can also bring scores along: a file with
        the columns name, score and votes.
      </p>
      <pre className="max-w-full overflow-x-auto text-left text-sm">
        <code>{COMMANDS}</code>
      </pre>
    </EmptyState>
  );
}

const COMMANDS = `npm run deckwright -- ingest salt FILE
npm run deckwright -- build`;
