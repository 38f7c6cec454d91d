import { formatExact } from '@deckwright/domain';
import { Fold, IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';
import type { PartnerPageView } from './partner-view.ts';

type Props = { page: Pick<PartnerPageView, 'unplayed' | 'numUnplayed' | 'numPairs'> };

/** Legal partners without any decks. */
export function Unplayed({ page }: Props) {
  const { unplayed = [], numUnplayed } = page;
  return (
    <Fold
      label={`${formatExact(numUnplayed)} legal ${numUnplayed === 1 ? 'partner' : 'partners'} without a deck here`}
      open={page.numPairs === 0}
      className="rounded-lg border border-line bg-surface px-4 py-2"
    >
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {unplayed.map(({ name, url, colorIdentity }) => (
          <li key={url}>
            <Link
              to={url}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 rounded-md px-2 text-sm hover:bg-raised md:min-h-9"
            >
              <span className="min-w-0">{name}</span>
              <IdentityPips colors={colorIdentity} />
            </Link>
          </li>
        ))}
      </ul>
      {numUnplayed > unplayed.length ? (
        <p className="pt-2 text-sm text-muted">{`The first ${unplayed.length} by name.`}</p>
      ) : null}
    </Fold>
  );
}
