import { printDeckQuery } from '@deckwright/api-client';
import { BRACKETS, type BracketName, bracketNumber, type DeckFilters } from '@deckwright/domain';
import { ChoiceMenu, formatCount, RANGE_CHOICES } from '@deckwright/ui';
import type { View } from '../list-views/use-view.ts';

type Props = {
  filters: DeckFilters;
  view: View;
  /** Decks by owner-set bracket "1"…"5", and those estimated; absent where the page does not count them. */
  bracketCounts?: { owner: Record<string, number>; estimated: Record<string, number> };
};

const BRACKET_NAMES: Readonly<Record<BracketName, string>> = {
  exhibition: 'Exhibition',
  core: 'Core',
  upgraded: 'Upgraded',
  optimized: 'Optimized',
  cedh: 'cEDH',
};

/** Time range and bracket as menus of links: each choice is an address. */
export function Switches({ filters, view, bracketCounts }: Props) {
  const { bracket, estimated } = filters;
  const to = (change: Partial<DeckFilters>) => view.withQuery(printDeckQuery({ ...filters, ...change }));
  const noteOf = (number: number) =>
    bracketCounts ? { note: formatCount(deckCount(bracketCounts, number, estimated)) } : {};
  return (
    <>
      <ChoiceMenu
        label="Time range"
        changed={filters.range !== 'none'}
        choices={RANGE_CHOICES.map(({ range, label }) => ({
          key: range,
          label,
          to: to({ range }),
          current: filters.range === range,
        }))}
      />
      <ChoiceMenu
        label="Bracket"
        changed={bracket !== null}
        choices={[
          {
            key: 'all',
            label: 'All brackets',
            to: to({ bracket: null, estimated: false }),
            current: bracket === null,
          },
          ...BRACKETS.map((name) => {
            const number = bracketNumber(name);
            return {
              key: name,
              label: `${number} ${BRACKET_NAMES[name]}`,
              to: to({ bracket: name }),
              current: bracket === name,
              ...noteOf(number),
            };
          }),
          ...(bracket
            ? [
                {
                  key: 'estimated',
                  label: estimated ? '✓ with estimated brackets' : '+ estimated brackets',
                  to: to({ estimated: !estimated }),
                  current: false,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** Owner-set decks of a bracket, and the estimated ones where they are counted too. */
function deckCount(
  { owner, estimated }: NonNullable<Props['bracketCounts']>,
  number: number,
  withEstimated: boolean,
): number {
  return (owner[number] ?? 0) + (withEstimated ? (estimated[number] ?? 0) : 0);
}
