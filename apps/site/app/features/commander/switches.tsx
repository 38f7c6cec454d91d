import { printDeckQuery } from '@deckwright/api-client';
import { BRACKETS, type BracketName, bracketNumber } from '@deckwright/domain';
import { formatCount, RANGE_CHOICES, Segmented } from '@deckwright/ui';
import type { CommanderPageView } from '../../page-views.ts';

type Props = {
  page: Pick<CommanderPageView, 'canonical' | 'filters' | 'bracket_counts' | 'bracket_counts_estimated'>;
};

const BRACKET_NAMES: Readonly<Record<BracketName, string>> = {
  exhibition: 'Exhibition',
  core: 'Core',
  upgraded: 'Upgraded',
  optimized: 'Optimized',
  cedh: 'cEDH',
};

/** Time range and bracket as links: each choice is an address. */
export function Switches({ page }: Props) {
  const { filters, canonical } = page;
  const to = (change: Partial<typeof filters>) => canonical + printDeckQuery({ ...filters, ...change });
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Segmented
        label="Time range"
        segments={RANGE_CHOICES.map(({ range, label }) => ({
          key: range,
          label,
          to: to({ range }),
          current: filters.range === range,
        }))}
      />
      <Segmented
        label="Bracket"
        segments={[
          {
            key: 'all',
            label: 'All brackets',
            to: to({ bracket: null, estimated: false }),
            current: filters.bracket === null,
          },
          ...BRACKETS.map((bracket) => {
            const number = bracketNumber(bracket);
            return {
              key: bracket,
              label: `${number} ${BRACKET_NAMES[bracket]}`,
              note: formatCount(deckCount(page, number)),
              to: to({ bracket }),
              current: filters.bracket === bracket,
            };
          }),
          ...(filters.bracket
            ? [
                {
                  key: 'estimated',
                  label: filters.estimated ? '✓ with estimated brackets' : '+ estimated brackets',
                  to: to({ estimated: !filters.estimated }),
                  current: filters.estimated,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** Owner-set decks of a bracket, and the estimated ones where they are counted too. */
function deckCount(page: Props['page'], number: number): number {
  const owner = page.bracket_counts[number] ?? 0;
  return page.filters.estimated ? owner + (page.bracket_counts_estimated[number] ?? 0) : owner;
}
