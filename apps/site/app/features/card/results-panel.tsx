import type { CardTournamentResults } from '@deckwright/contract/schemas';
import { formatExact, formatPoints } from '@deckwright/domain';
import { Link } from 'react-router';
import { ResultFigures } from '../../shared/cards/result-figures.tsx';
import { ResultsPanelLayout } from '../../shared/cards/results-panel-layout.tsx';
import { SidesTable, toPoints } from '../../shared/cards/sides-table.tsx';
import type { CardPageView } from './card-view.ts';

type Props = { page: Pick<CardPageView, 'results' | 'sample'> };

/** How decks that run the card did in tournaments, beside the same commanders' decks without it. */
export function CardResultsPanel({ page: { results, sample } }: Props) {
  if (!results) return null;
  return (
    <ResultsPanelLayout
      title="Decks with it in tournaments"
      table={
        results.commanders.length > 0 ? (
          <SidesTable card="the card" of="Commander" rows={results.commanders} sample={sample} />
        ) : null
      }
    >
      <ResultFigures results={results} sample={sample} />
      {results.across ? <Across across={results.across} sample={sample} /> : null}
      <p className="text-xs text-pretty text-muted">
        Good players choose good decks: a card need not be the reason.{' '}
        <Link to="/faq#tournaments" className="link">
          What the numbers mean
        </Link>
      </p>
    </ResultsPanelLayout>
  );
}

type AcrossProps = { across: NonNullable<CardTournamentResults['across']>; sample: boolean };

function Across({ across, sample }: AcrossProps) {
  const { difference, differenceLow: low, differenceHigh: high } = across;
  return (
    <p className="text-sm text-pretty tabular-nums">
      <span className="font-semibold">{formatPoints(difference)}</span> of win rate against decks of the same
      commanders without it; likely {toPoints(low)} to {formatPoints(high)}, from{' '}
      {formatExact(across.gamesWith)} {sample ? 'sample games' : 'games'} with it and{' '}
      {formatExact(across.gamesWithout)} without it,{' '}
      {across.commanders === 1 ? 'one commander' : `${formatExact(across.commanders)} commanders`}.
    </p>
  );
}
