import { CardTile, FullRows } from '@deckwright/ui';
import type { TileList } from '../page-views.ts';

type Props = { title: string; note: string; lists: readonly TileList[]; sample: boolean };

/** The cards that some decks play most, of all types and then by type. */
export function PlayedCards({ title, note, lists, sample }: Props) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="played-heading" className="flex flex-col gap-6 pt-4">
      <div>
        <h2 id="played-heading" className="font-display text-2xl font-semibold md:text-3xl">
          {title}
        </h2>
        <p className="text-sm text-muted">{note}</p>
      </div>
      {lists.map((list) => (
        <section key={list.tag} aria-labelledby={list.tag} className="flex lazy-section flex-col gap-4">
          <h3 id={list.tag} className="border-b border-line pb-2 font-display text-xl font-semibold">
            {list.header}
          </h3>
          <FullRows all={`all ${list.cardviews.length}`}>
            {list.cardviews.map((view) => (
              <li key={view.url}>
                <CardTile view={view} sample={sample} measure="none" rank={view.rank} />
              </li>
            ))}
          </FullRows>
        </section>
      ))}
    </section>
  );
}
