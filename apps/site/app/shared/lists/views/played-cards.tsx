import type { DeferredList } from '../../loading/deferred-lists.ts';
import { CardListViews } from './card-list-views.tsx';

type Props = {
  title: string;
  note: string;
  page: { canonical: string; query: string; sample: boolean; asOf: string | null };
  lists: readonly DeferredList[];
};

/** The cards that certain decks play most, of all types and then by type. */
export function PlayedCardLists({ title, note, page: { canonical, query, sample, asOf }, lists }: Props) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="played-heading" className="flex flex-col gap-4 pt-4">
      <div>
        <h2 id="played-heading" className="font-display text-2xl font-semibold md:text-3xl">
          {title}
        </h2>
        <p className="text-sm text-muted">{note}</p>
      </div>
      <CardListViews page={{ canonical, query, sample, asOf }} lists={lists} level={3} />
    </section>
  );
}
