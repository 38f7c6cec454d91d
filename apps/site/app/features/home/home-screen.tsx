import { formatCount } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { Button, CrownIcon, cn, DataLabel, DieIcon, FIELD, HeadBand, ViewPicture } from '@deckwright/ui';
import { Form, Link } from 'react-router';
import { areEntriesAbsent } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { RandomLink } from '../../shared/search/random-link.tsx';
import type { HomeView } from './home-view.ts';

/** A document has them as markup; the code that renders them is loaded if the page was reached by a link. */
const HomeSections = lazyPart(() => fetchPart(() => import('./home-sections.tsx')));

type Props = { page: HomeView };

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

export function HomeScreen({ page }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-12">
      <HeadBand colors={COLORS} />
      <Hero page={page} />
      <DeferredMarkup
        deferred={areEntriesAbsent(page.lists)}
        className="grid grid-cols-[minmax(0,1fr)] gap-y-12"
      >
        <HomeSections page={page} />
      </DeferredMarkup>
    </div>
  );
}

const QUIET_LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-semibold md:px-4 transition-colors hover:bg-raised';

function Hero({ page }: { page: HomeView }) {
  const { fan } = page;
  return (
    <section
      className={cn(
        'col-start-1 row-start-1 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 py-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-8',
        fan.length === 3 && 'xl:grid-cols-[minmax(0,1fr)_19rem_24rem]',
      )}
    >
      <div className="flex flex-col gap-3 md:gap-4">
        <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl lg:text-5xl">
          What Commander decks play, and what yours could
        </h1>
        <p className="max-w-prose text-base text-pretty text-muted md:text-lg">
          Look up a commander or a card to see what decks run, or paste your list to see what to add and cut.
          Every percentage says how many decks it counts.
        </p>
        <dl className="flex flex-wrap gap-x-9 gap-y-2 tabular-nums">
          {[
            [page.numDecks, page.sample ? 'sample decks' : 'decks'],
            [page.numCommanders, 'commanders'],
            [page.numCards, 'cards'],
          ]
            .filter(([count]) => Number(count) > 0)
            .map(([count, words]) => (
              <div key={words}>
                <dd className="text-xl font-semibold md:text-2xl">{formatCount(Number(count))}</dd>
                <dt className="text-xs text-muted">{words}</dt>
              </div>
            ))}
        </dl>
        <DataLabel head={page} withWindow={false} />
        {page.numCommanders > 0 ? (
          <p className="flex flex-wrap gap-2">
            <RandomLink className={QUIET_LINK}>
              <DieIcon className="size-5" />
              Surprise me
            </RandomLink>
            <Link to="/commanders" className={QUIET_LINK}>
              <CrownIcon className="size-5 text-accent" />
              Browse commanders
            </Link>
          </p>
        ) : null}
      </div>
      {fan.length === 3 ? (
        <div aria-hidden="true" className="fan max-xl:hidden">
          {fan.map((view) => (
            <div key={view.url}>
              <ViewPicture view={view} sizes="12rem" alt="" />
            </div>
          ))}
        </div>
      ) : null}
      <PasteBox />
    </section>
  );
}

/** Sends a pasted deck to the recommendations page. */
function PasteBox() {
  return (
    <Form
      method="post"
      action="/recs"
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-pop"
    >
      <label htmlFor="home-deck" className="font-display text-lg font-semibold text-balance">
        Paste your deck to see what to add and what to cut
      </label>
      <textarea
        id="home-deck"
        name="deck"
        rows={5}
        required
        spellCheck={false}
        placeholder={'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n1 Sol Ring\n1 Arcane Signet'}
        className={`${FIELD} py-2`}
      />
      <Button type="submit">Improve my deck</Button>
    </Form>
  );
}
