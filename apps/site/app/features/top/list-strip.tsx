import { CardTile, Strip, TileInBrief } from '@deckwright/ui';
import { Link } from 'react-router';
import type { TileList } from '../../shared/lists/tile-lists.ts';

type StripProps = { list: TileList; query: string; sample: boolean; brief: boolean };

export function ListStrip({ list, query, sample, brief }: StripProps) {
  return (
    <section aria-labelledby={list.kind} className="flex lazy-strip flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-baseline gap-x-4 border-b border-line pb-1">
        <h2 id={list.kind} className="font-display text-xl font-semibold md:text-2xl">
          {list.title}
        </h2>
        <Link to={`/top/${list.kind}${query}`} className="link inline-flex min-h-11 items-center text-sm">
          All {list.title.toLowerCase()}
        </Link>
      </div>
      <Strip label={list.title}>
        {list.cards.map((view) =>
          brief ? (
            <TileInBrief key={view.url} view={view} />
          ) : (
            <li key={view.url}>
              <CardTile view={view} sample={sample} measure="none" rank={view.rank} />
            </li>
          ),
        )}
      </Strip>
    </section>
  );
}
