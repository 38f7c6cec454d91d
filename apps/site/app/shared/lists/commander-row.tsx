import { CommanderTile, cn, FullRows, getPicturePriority, lazyTiles, TileInBrief } from '@deckwright/ui';
import type { TileList } from './tile-lists.ts';

type Props = {
  list: TileList;
  /** Number of lists before it on the page. */
  rank?: number;
  note?: string | undefined;
  /** In a document without its data, tiles further down contain only names. */
  brief?: boolean;
};

/** Two rows of the widest screen; for a further list one row on a phone. */
const FIRST_DRAWN = { list: 14, further: 2 };

/** A list of commanders or pairs with a heading. */
export function CommanderRow({ list, rank = 0, note, brief = false }: Props) {
  return (
    <section
      aria-labelledby={list.kind}
      className={cn('flex flex-col gap-4', rank > 0 && lazyTiles(list.cards.length, 12))}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 id={list.kind} className="font-display text-xl font-semibold md:text-2xl">
          {list.title}
        </h2>
        {note ? <p className="text-xs text-muted md:text-sm">{note}</p> : null}
      </div>
      <FullRows count={list.cards.length} onPhone={12} name={list.kind}>
        {list.cards.map((view, index) =>
          brief && index >= FIRST_DRAWN[rank > 0 ? 'further' : 'list'] ? (
            <TileInBrief key={view.url} view={view} />
          ) : (
            <li key={view.url}>
              <CommanderTile view={view} priority={getPicturePriority(index, rank)} />
            </li>
          ),
        )}
      </FullRows>
    </section>
  );
}
