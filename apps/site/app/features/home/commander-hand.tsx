import { formatCount, formatExact } from '@deckwright/domain';
import { ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import type { HomeView } from './home-view.ts';

type Props = { page: Pick<HomeView, 'hand' | 'numCommanders' | 'sample'> };

/** The most played commanders as a hand of cards (home.css); each leads to its page and has its rank and decks below. */
export function CommanderHand({ page }: Props) {
  const unit = page.sample ? 'sample decks' : 'decks';
  return (
    <ul aria-label="The most played commanders" className="hand">
      {page.hand.map((view, index) => (
        <li key={view.url}>
          <Link to={view.url}>
            <ViewPicture
              view={view}
              sizes="(min-width: 75rem) 10rem, 9rem"
              alt=""
              eager={index === 0}
              priority="screen"
            />
            <span className="sr-only">{view.name}</span>
          </Link>
          <p className={index === 0 ? 'hand-first' : undefined}>
            <span aria-hidden="true" className="font-display text-lg leading-7 font-semibold">
              {view.name}
            </span>
            <span className="text-sm leading-6 text-muted tabular-nums">
              {view.rank ? (
                <>
                  <strong className="text-text">#{view.rank}</strong>
                  {` of ${formatExact(page.numCommanders)} · `}
                </>
              ) : null}
              <strong className="text-text">{formatCount(view.numDecks)}</strong> {unit}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
