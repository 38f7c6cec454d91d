import { formatAverage, formatCounted, formatExact } from '@deckwright/domain';
import { HeadFigure } from '../../shared/lists/head-figure.tsx';
import type { LandsView } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'averages' | 'identity' | 'window'> };

/** The averages of decks in these colors. */
export function LandFigures({ page: { averages, identity, window } }: Props) {
  if (averages.numDecks === 0)
    return (
      <p className="max-w-prose text-sm text-muted text-pretty">
        {window.range === 'none'
          ? `No deck in the data has ${identity ? 'these colors' : 'been counted'} yet, so there are no percentages to show. The formula below works without them.`
          : 'No decks in this time range. Choose a longer one.'}
      </p>
    );
  const estimated = averages.decksWithEstimatedBasics;
  return (
    <div className="flex max-w-[31rem] flex-col gap-2 max-md:w-full">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-3 gap-y-2 tabular-nums sm:flex sm:flex-wrap sm:gap-x-4">
        <HeadFigure label="lands per deck">{formatAverage(averages.land)}</HeadFigure>
        <HeadFigure label="of them basic">{formatAverage(averages.basic)}</HeadFigure>
        {averages.manaValue === null ? null : (
          <HeadFigure label="average mana value">{averages.manaValue.toFixed(2)}</HeadFigure>
        )}
        <HeadFigure label="cheap ramp and draw">{formatAverage(averages.cheap)}</HeadFigure>
      </dl>
      {estimated > 0 ? (
        <p className="text-xs text-muted tabular-nums">
          {`Basic lands are estimated in ${formatExact(estimated)} of ${formatCounted(averages.numDecks, 'deck')}: their source lists each card once.`}
        </p>
      ) : null}
    </div>
  );
}
