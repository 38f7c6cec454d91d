import { formatCounted, formatDay } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { DeckHead } from './deck-head.tsx';
import { DeckLayout, HeadAside } from './deck-layout.tsx';
import { DeckParts } from './deck-parts.tsx';
import type { DeckView } from './deck-view.ts';

/** A document has them as markup: the code that renders them is loaded when navigating from another page. */
const DeckCurve = lazyPart(async () => ({
  default: (await fetchPart(() => import('./deck-curve.tsx'))).DeckCurve,
}));
const PrintSheet = lazyPart(async () => ({
  default: (await fetchPart(() => import('./print-sheet.tsx'))).PrintSheet,
}));

type Props = {
  page: DeckView;
  /** The player's notes on the deck. */
  story: ReactNode;
};

/** One of the decks that are counted. */
export function DeckScreen({ page, story }: Props) {
  const { deck, statedDate } = page;
  const date = deck.date ?? statedDate?.date ?? null;
  // False on the server, which renders them.
  const deferred = page.groups === undefined;
  return (
    <DeckLayout colors={page.card.colorIdentity}>
      <DeckHead page={page} />
      <DeckResults deck={deck} />
      {story}
      <DeckParts page={page} deferred={deferred} />
      <HeadAside label="This deck and the average" deferred={deferred}>
        <DeckCurve page={page} />
      </HeadAside>
      <DeferredMarkup deferred={deferred} className="contents">
        <PrintSheet
          title={page.title}
          note={[formatCounted(page.size, 'card'), date === null ? null : `saved ${formatDay(date)}`]
            .filter(Boolean)
            .join(', ')}
          groups={page.groups ?? []}
        />
      </DeferredMarkup>
    </DeckLayout>
  );
}

/** How it did in tournaments; nothing without results. */
function DeckResults({ deck: { results } }: { deck: Props['page']['deck'] }) {
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="deck-results" className="col-span-full flex flex-col gap-1">
      <h2 id="deck-results" className="text-sm font-semibold">
        Tournament results
      </h2>
      <ul className="flex flex-col gap-1 text-sm tabular-nums">
        {results.map(({ event, date, players, placing, wins, losses, draws }) => (
          <li key={`${event} ${date} ${placing}`}>
            {`Place ${placing} of ${players}, ${event}, ${formatDay(date)}: ${wins} won, ${losses} lost, ${draws} drawn`}
          </li>
        ))}
      </ul>
    </section>
  );
}
