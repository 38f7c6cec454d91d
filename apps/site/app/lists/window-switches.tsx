import { printListQuery } from '@deckwright/api-client';
import type { Filters } from '@deckwright/api-client/schemas';
import { BRACKETS, type BracketName, bracketNumber } from '@deckwright/domain';
import { RANGE_CHOICES, Segmented } from '@deckwright/ui';

type Props = {
  path: string;
  filters: Filters;
  /** Other keys of the page's query, kept by every choice. */
  more?: Readonly<Record<string, string | null>>;
  withBrackets?: boolean;
};

const BRACKET_NAMES: Readonly<Record<BracketName, string>> = {
  exhibition: 'Exhibition',
  core: 'Core',
  upgraded: 'Upgraded',
  optimized: 'Optimized',
  cedh: 'cEDH',
};

/** The days and the bracket a list counts, as links to its first page. */
export function WindowSwitches({ path, filters, more = {}, withBrackets = true }: Props) {
  const to = (change: Partial<Filters>) => path + printListQuery({ ...filters, ...change }, 1, more);
  const { bracket, estimated } = filters;
  return (
    <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-2">
      <Segmented
        label="Time range"
        segments={RANGE_CHOICES.map(({ range, label }) => ({
          key: range,
          label,
          to: to({ range }),
          current: filters.range === range,
        }))}
      />
      {withBrackets ? (
        <Segmented
          label="Bracket"
          segments={[
            {
              key: 'all',
              label: 'All brackets',
              to: to({ bracket: null, estimated: false }),
              current: bracket === null,
            },
            ...BRACKETS.map((choice) => ({
              key: choice,
              label: `${bracketNumber(choice)} ${BRACKET_NAMES[choice]}`,
              to: to({ bracket: choice }),
              current: bracket === choice,
            })),
            ...(bracket
              ? [
                  {
                    key: 'estimated',
                    label: estimated ? '✓ with estimated brackets' : '+ estimated brackets',
                    to: to({ estimated: !estimated }),
                    current: estimated,
                  },
                ]
              : []),
          ]}
        />
      ) : null}
    </div>
  );
}
