import { printDeckQuery } from '@deckwright/contract';
import { formatExact } from '@deckwright/domain';
import { Link } from 'react-router';
import { ResultFigures } from '../../shared/cards/result-figures.tsx';
import { ResultsPanelLayout } from '../../shared/cards/results-panel-layout.tsx';
import { SidesTable } from '../../shared/cards/sides-table.tsx';
import { searchUrl } from '../../shared/search/search-query.ts';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

/** How decks of the page did in tournaments; nothing without results. */
export function ResultsPanel({ page }: Props) {
  const { results, filters, sample } = page;
  if (results === null) return null;
  const top = `${page.canonical}${printDeckQuery({ ...filters, placing: 'top16' })}`;
  return (
    <ResultsPanelLayout
      title="Tournament results"
      table={
        results.cards.length > 0 ? (
          <SidesTable card="a card" of="Card" rows={results.cards} sample={sample} />
        ) : null
      }
    >
      <ResultFigures results={results} sample={sample} />
      <CardsCompared page={page} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {(results.topCut?.reached ?? 0) > 0 ? (
          <Link to={top} className="link">
            Only decks of a top 16
          </Link>
        ) : null}
        <Link to="/faq#tournaments" className="link">
          What the numbers mean
        </Link>
      </p>
    </ResultsPanelLayout>
  );
}

/** How many cards the table was chosen from, and the way to all of them. */
function CardsCompared({ page: { results, canonical } }: Props) {
  if (!results || results.cardsCompared === 0) return null;
  const { cardsCompared: compared, cards } = results;
  const slug = canonical.slice(canonical.lastIndexOf('/') + 1);
  const all = searchUrl({ q: `in:${slug} order:winrate`, view: 'table' });
  return (
    <p className="text-xs text-pretty text-muted">
      {cards.length > 0
        ? `Of ${formatExact(compared)} cards compared, those whose difference chance hardly explains. Good players choose good decks: a card need not be the reason. `
        : `${formatExact(compared)} ${compared === 1 ? 'card was' : 'cards were'} compared with decks without them; chance explains every difference. `}
      <Link to={all} rel="nofollow" className="link">
        All by win rate
      </Link>
    </p>
  );
}
