import type { BackgroundsPage } from '@deckwright/contract/schemas';
import { formatFraction } from '@deckwright/domain';
import { BackToTop, EmptyState } from '@deckwright/ui';
import { Link } from 'react-router';
import { ControlBar, LazySwitches } from '../../shared/filters/controls.tsx';
import { CommanderRow } from '../../shared/lists/commander-row.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { TileLists } from '../../shared/lists/tile-lists.ts';
import { useView } from '../../shared/page/use-view.ts';

type Props = { page: Omit<BackgroundsPage, 'lists'> & TileLists };

export function BackgroundsScreen({ page }: Props) {
  const view = useView(page);
  const lists = page.lists;
  const of = page.sample ? 'sample decks' : 'decks';
  return (
    <div className="flex flex-col gap-6">
      <ListHead
        page={page}
        line={`An enchantment that can be your second commander alongside one with “Choose a Background”: ${formatFraction(page.decksLed, page.numDecks)} ${of}.`}
      >
        <ControlBar view={view}>
          <LazySwitches filters={page.filters} view={view} />
        </ControlBar>
        <p className="text-sm">
          <Link to="/partners?kind=background" className="link inline-flex min-h-11 items-center md:min-h-8">
            All pairs with a Background
          </Link>
        </p>
      </ListHead>
      {lists.map((list, index) => (
        <CommanderRow
          key={list.kind}
          list={list}
          rank={index}
          note={list.kind === 'backgrounds' ? 'by number of decks; each opens its commanders' : undefined}
        />
      ))}
      {lists.length === 0 ? (
        <EmptyState title="No Backgrounds in our data">
          <p>Our data has no cards of that kind.</p>
        </EmptyState>
      ) : null}
      <BackToTop />
    </div>
  );
}
