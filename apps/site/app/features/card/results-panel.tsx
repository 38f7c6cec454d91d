import type { CardTournamentResults } from '@deckwright/contract/schemas';
import { formatExact, formatPoints } from '@deckwright/domain';
import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import { ResultFigures } from '../../shared/cards/result-figures.tsx';
import { SidesTable } from '../../shared/cards/sides-table.tsx';
import type { CardPageView } from './card-view.ts';

type Props = { page: Pick<CardPageView, 'results'> };

/** How decks that run the card did in tournaments, beside the same commanders' decks without it. */
export function CardResultsPanel({ page: { results } }: Props) {
  if (!results) return null;
  return (
    <Panel title="Decks with it in tournaments" id="results" className="min-w-0">
      <ResultFigures results={results} />
      {results.across ? <Across across={results.across} /> : null}
      {results.commanders.length > 0 ? (
        <SidesTable caption="Win rate by commander" of="Commander" rows={results.commanders} />
      ) : null}
      <p className="text-xs text-pretty text-muted">
        Good players choose good decks: a card need not be the reason.{' '}
        <Link to="/faq#tournaments" className="link">
          What the numbers mean
        </Link>
      </p>
    </Panel>
  );
}

type AcrossProps = { across: NonNullable<CardTournamentResults['across']> };

function Across({ across }: AcrossProps) {
  const { difference, differenceLow: low, differenceHigh: high } = across;
  return (
    <p className="text-sm text-pretty tabular-nums">
      <span className="font-semibold">{formatPoints(difference)}</span> of win rate against decks of the same
      commanders without it; likely {formatPoints(low)} to {formatPoints(high)}, from{' '}
      {formatExact(across.gamesWith)} games with it and {formatExact(across.gamesWithout)} without it,{' '}
      {across.commanders === 1 ? 'one commander' : `${formatExact(across.commanders)} commanders`}.
    </p>
  );
}
