import { formatExact, formatShare } from '@deckwright/domain';
import { CardTile, Strip } from '@deckwright/ui';
import { Link } from 'react-router';
import type { DeckView } from './deck-view.ts';

type Props = { page: Pick<DeckView, 'ownCards' | 'missingCards' | 'deck' | 'sample' | 'average'> };

/** Tiles that a phone shows before one swipes. */
const ON_SCREEN = 3;

/** The cards that set a deck apart, rarest first, and the usual ones that it leaves out. */
export function OwnCards({ page }: Props) {
  const { ownCards = [], missingCards = [], deck, sample, average } = page;
  return (
    <section aria-labelledby="own-cards" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
        <h2 id="own-cards" className="font-display text-xl font-semibold md:text-2xl">
          Its own cards
        </h2>
        <p className="text-sm text-muted">
          {`what this deck runs and the average deck does not, rarest first${deck.offAverage > ownCards.length ? `; these are the ${ownCards.length} rarest of ${deck.offAverage}` : ''}`}
        </p>
      </div>
      <Strip label="Its own cards" narrow>
        {ownCards.map((view, index) => (
          <li key={view.url}>
            <CardTile
              view={view}
              sample={sample}
              measure="none"
              priority={index < ON_SCREEN ? 'screen' : 'far'}
            />
          </li>
        ))}
      </Strip>
      {missingCards.length > 0 ? (
        <p className="text-sm text-pretty text-muted">
          {`Often played cards that it lacks, with their share of all ${formatExact(average.numDecks)} ${sample ? 'sample decks' : 'decks'}: `}
          {missingCards.map(({ name, url, numDecks }, index) => (
            <span key={url}>
              {index > 0 ? ', ' : null}
              <Link to={url} className="link">
                {name}
              </Link>
              {` ${formatShare(numDecks / average.numDecks)}`}
            </span>
          ))}
        </p>
      ) : null}
    </section>
  );
}
