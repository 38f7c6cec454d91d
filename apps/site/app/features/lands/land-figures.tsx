import { formatAverage, formatCount, formatCounted, formatExact } from '@deckwright/domain';
import type { ReactNode } from 'react';
import type { LandsView } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'averages' | 'sample' | 'identity' | 'window'> };

/** The averages of decks in these colors. */
export function LandFigures({ page: { averages, sample, identity, window } }: Props) {
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
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2 tabular-nums sm:flex sm:flex-wrap sm:gap-x-6 lg:gap-x-8">
        <Figure words={`${sample ? 'sample ' : ''}${averages.numDecks === 1 ? 'deck' : 'decks'}`}>
          {formatCount(averages.numDecks)}
        </Figure>
        <Figure words="lands per deck">{formatAverage(averages.land)}</Figure>
        <Figure words="of them basic">{formatAverage(averages.basic)}</Figure>
        <Figure words="nonbasic">{formatAverage(averages.nonbasic)}</Figure>
        {averages.manaValue === null ? null : (
          <Figure words="average mana value">{averages.manaValue.toFixed(2)}</Figure>
        )}
        <Figure words="cheap ramp and draw">{formatAverage(averages.cheap)}</Figure>
      </dl>
      {estimated > 0 ? (
        <p className="text-xs text-muted tabular-nums">
          {`Basic lands are estimated in ${formatExact(estimated)} of ${formatCounted(averages.numDecks, 'deck')}: their source lists each card once.`}
        </p>
      ) : null}
    </div>
  );
}

type FigureProps = { words: string; children: ReactNode };

function Figure({ words, children }: FigureProps) {
  return (
    <div>
      <dd className="text-lg font-semibold md:text-2xl">{children}</dd>
      <dt className="text-xs text-muted">{words}</dt>
    </div>
  );
}
