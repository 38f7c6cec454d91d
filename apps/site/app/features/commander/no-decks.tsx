import { EmptyState } from '@deckwright/ui';
import type { CommanderPageView } from '../../shared/lists/page-views.ts';
import { commanderName } from './commander-name.ts';

type Props = { page: CommanderPageView };

/** No deck is led by this commander: where its decks are. */
export function NoDecks({ page }: Props) {
  const paired = (page.pairings ?? []).length > 0;
  return (
    <EmptyState title={`No deck in the data is led by ${commanderName(page)}${paired ? ' alone' : ''}`}>
      <p>
        {paired
          ? 'It leads decks together with the partners below.'
          : 'Add decks to the data to see numbers here.'}
      </p>
    </EmptyState>
  );
}
