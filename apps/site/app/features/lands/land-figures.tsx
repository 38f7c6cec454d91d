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
    <div className="flex flex-col gap-2 max-w-[31rem]">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums sm:flex sm:flex-wrap sm:gap-x-4">
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
