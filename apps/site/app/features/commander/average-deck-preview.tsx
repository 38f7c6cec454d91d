import { Fold, Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

export function AverageDeckPreview({ page }: Props) {
  const { deck = [] } = page;
  if (deck.length === 0) return null;
  return (
    <Panel title="A typical list">
      <p className="text-sm text-muted tabular-nums">
        {page.deck_size} cards, commanders included: the type counts of the average deck, filled with its most
        played cards.
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link
          to={page.canonical.replace('/commanders/', '/average-decks/') + page.query}
          className="link inline-flex min-h-8 items-center"
        >
          The average deck
        </Link>
        <Link
          to={page.canonical.replace('/commanders/', '/decks/') + page.query}
          className="link inline-flex min-h-8 items-center"
        >
          The decks one by one
        </Link>
      </p>
      <Fold label="Show the list">
        <p className="mt-2 text-sm whitespace-pre-line tabular-nums">{deck.join('\n')}</p>
      </Fold>
    </Panel>
  );
}
