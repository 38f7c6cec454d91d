import type { AverageDeckPage } from '@deckwright/contract/schemas';
import { formatAverage, formatExact } from '@deckwright/domain';
import { DataTable, Panel } from '@deckwright/ui';

type Props = Pick<AverageDeckPage, 'averages'>;

/** Number of cards of each type in the list and on average in the decks it is based on. */
export function NextToDecks({ averages }: Props) {
  return (
    <Panel title="Compared with these decks">
      <DataTable
        caption="Cards by type in the list and in the decks"
        columns={[
          { key: 'type', label: 'Type', sorts: true },
          { key: 'listed', label: 'List', numeric: true, sorts: true },
          { key: 'average', label: 'Per deck', numeric: true, sorts: true },
        ]}
        rows={averages
          .filter(({ average, listed }) => average > 0 || listed > 0)
          .map(({ type, average, listed }) => ({
            key: type,
            cells: [type, formatExact(listed), formatAverage(average)],
          }))}
      />
    </Panel>
  );
}
