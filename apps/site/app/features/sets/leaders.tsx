import { CommanderTile, cn, FullRows, lazyTiles, placeOf } from '@deckwright/ui';
import type { TileList } from '../../shared/lists/page-views.ts';

type LeadersProps = { list: TileList; place: number; sample: boolean };

/** Commanders of the set by the decks they lead. */
export function Leaders({ list, place, sample }: LeadersProps) {
  return (
    <section
      aria-labelledby={list.kind}
      className={cn('flex flex-col gap-4', place > 0 && lazyTiles(list.cards.length))}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 id={list.kind} className="font-display text-xl font-semibold md:text-2xl">
          {list.title}
        </h2>
        <p className="text-xs text-muted md:text-sm">
          {list.kind === 'newcommanders'
            ? 'first printed here, by the decks they lead'
            : 'by the decks they lead'}
        </p>
      </div>
      <FullRows all={`all ${list.cards.length}`}>
        {list.cards.map((view, index) => (
          <li key={view.url}>
            <CommanderTile view={view} sample={sample} place={placeOf(index, place)} />
          </li>
        ))}
      </FullRows>
    </section>
  );
}
