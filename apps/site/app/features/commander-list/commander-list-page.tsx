import {
  BackToTop,
  CardGrid,
  DataLabel,
  EmptyState,
  formatExact,
  RANGE_CHOICES,
  Segmented,
} from '@deckwright/ui';
import type { CommandersView } from '../../page-views.ts';
import { ListPages } from './list-pages.tsx';
import { listUrl } from './list-query.ts';

type Props = { page: CommandersView };

export function CommanderListPage({ page }: Props) {
  const { range } = page.window;
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.header}</h1>
        <DataLabel head={page} />
        <Segmented
          label="Time range"
          segments={RANGE_CHOICES.map((choice) => ({
            key: choice.range,
            label: choice.label,
            to: listUrl(choice.range),
            current: choice.range === range,
          }))}
        />
        <p role="status" className="text-sm text-muted tabular-nums">
          {formatExact(page.num_commanders)} commanders, by number of decks
        </p>
      </header>
      {page.num_commanders === 0 ? (
        <EmptyState title="No commander here yet">
          <p>
            {range === 'none'
              ? 'No commander leads a deck in the data yet.'
              : 'No deck falls into this window. Choose a longer one.'}
          </p>
        </EmptyState>
      ) : (
        <CardGrid>
          <ListPages key={page.query} page={page} />
        </CardGrid>
      )}
      <BackToTop />
    </div>
  );
}
