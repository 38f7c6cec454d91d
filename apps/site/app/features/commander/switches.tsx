import { printDeckQuery } from '@deckwright/api-client';
import { BRACKETS, type BracketName, bracketNumber } from '@deckwright/domain';
import { ChipLink, formatCount, RANGE_CHOICES } from '@deckwright/ui';
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
    <div className="flex flex-col gap-2">
      <nav
        aria-label="Time range"
        className="-mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0"
      >
        {RANGE_CHOICES.map(({ range, label }) => (
          <ChipLink key={range} to={to({ range })} current={filters.range === range}>
            {label}
          </ChipLink>
        ))}
      </nav>
      <nav
        aria-label="Bracket"
        className="-mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0"
      >
        <ChipLink to={to({ bracket: null, estimated: false })} current={filters.bracket === null}>
          All brackets
        </ChipLink>
        {BRACKETS.map((bracket) => {
          const number = bracketNumber(bracket);
          return (
            <ChipLink key={bracket} to={to({ bracket })} current={filters.bracket === bracket}>
              <span>{`${number} ${BRACKET_NAMES[bracket]}`}</span>
              <span className="text-xs font-normal text-muted">{formatCount(deckCount(page, number))}</span>
            </ChipLink>
          );
        })}
        {filters.bracket ? (
          <ChipLink to={to({ estimated: !filters.estimated })} current={filters.estimated}>
            {filters.estimated ? '✓ with estimated brackets' : '+ estimated brackets'}
          </ChipLink>
        ) : null}
      </nav>
    </div>
  );
}

/** Owner-set decks of a bracket, and the estimated ones where they are counted too. */
function deckCount(page: Props['page'], number: number): number {
  const owner = page.bracket_counts[number] ?? 0;
  return page.filters.estimated ? owner + (page.bracket_counts_estimated[number] ?? 0) : owner;
}
