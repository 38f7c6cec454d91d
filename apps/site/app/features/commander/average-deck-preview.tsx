import { Fold, Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

export function AverageDeckPreview({ page }: Props) {
  const { deck = [] } = page;
  if (deck.length === 0) return null;
  return (
    <Panel title="Average deck">
      <p className="text-sm text-muted tabular-nums">
        {page.deckSize} cards, including the commander{page.card.isPartner ? 's' : ''}: each type as often as
        on average, filled with its most played cards.
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link
          to={page.canonical.replace('/commanders/', '/average-decks/') + page.query}
          className="link inline-flex min-h-8 items-center"
        >
          See the average deck
        </Link>
        <Link
          to={page.canonical.replace('/commanders/', '/decks/') + page.query}
          className="link inline-flex min-h-8 items-center"
        >
          All decks
        </Link>
      </p>
      <Fold label="Show the list">
        <p className="mt-2 text-sm whitespace-pre-line tabular-nums">{deck.join('\n')}</p>
      </Fold>
    </Panel>
  );
}
