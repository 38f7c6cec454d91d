import { formatCount } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { CrownIcon, DataLabel, DieIcon, HeadBand } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { areEntriesAbsent } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { RandomLink } from '../../shared/search/random-link.tsx';
import { CommanderHand } from './commander-hand.tsx';
import type { HomeView } from './home-view.ts';
import { PasteBox } from './paste-box.tsx';

/** A document has them as markup; the code that renders them is loaded if the page was reached by a link. */
const HomeSections = lazyPart(() => fetchPart(() => import('./home-sections.tsx')));

type Props = {
  page: HomeView;
  /** The search of the page's head: on a phone the only one, elsewhere the top bar's is shown. */
  search: ReactNode;
};

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;

export function HomeScreen({ page, search }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6 md:gap-y-12">
      <HeadBand colors={COLORS} />
      <Hero page={page} search={search} />
      <DeferredMarkup
        deferred={areEntriesAbsent(page.lists)}
        className="grid grid-cols-[minmax(0,1fr)] gap-y-6 md:gap-y-12"
      >
        <HomeSections page={page} />
      </DeferredMarkup>
    </div>
  );
}

const QUIET_LINK =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-semibold md:min-h-11 md:px-4 transition-colors hover:bg-raised';

/** One column on a phone; then the hand beside the words, and on wide screens the box beside both. */
function Hero({ page, search }: Props) {
  return (
    <section className="hero col-start-1 row-start-1">
      <div className="flex flex-col gap-3 [grid-area:title] md:gap-4">
        <h1 className="font-display text-[min(0.8rem+3.7vw,1.9rem)] leading-[1.19] font-semibold text-balance md:text-4xl xxl:text-5xl">
          What Commander decks play, and what yours could
        </h1>
        <p className="max-w-prose text-base text-pretty text-muted max-md:hidden md:text-lg">
          Look up a commander or a card to see what decks run, or paste your list to see what to add and cut.
          Every percentage says how many decks it counts.
        </p>
      </div>
      <div className="relative z-10 [grid-area:search] md:hidden">{search}</div>
      {page.hand.length >= 3 ? (
        <div className="[grid-area:hand] md:pt-6 xl:pt-14">
          <CommanderHand page={page} />
        </div>
      ) : null}
      {page.numCommanders > 0 ? (
        <p className="flex flex-wrap gap-2 [grid-area:links]">
          <Link to="/commanders" className={`${QUIET_LINK} max-md:flex-1`}>
            <CrownIcon className="size-5 text-accent" />
            All commanders
          </Link>
          <RandomLink className={`${QUIET_LINK} max-md:min-w-12`}>
            <DieIcon className="size-5 max-md:text-accent" />
            <span className="max-md:sr-only">Surprise me</span>
          </RandomLink>
        </p>
      ) : null}
      <div className="[grid-area:paste] xl:pt-8">
        <PasteBox />
      </div>
      <div className="flex flex-col gap-3 [grid-area:facts]">
        <Facts page={page} />
        <DataLabel head={page} withWindow={false} />
      </div>
    </section>
  );
}

function Facts({ page }: Pick<Props, 'page'>) {
  const facts = [
    [page.numDecks, page.sample ? 'sample decks' : 'decks'],
    [page.numCommanders, 'commanders'],
    [page.numCards, 'cards'],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-2 tabular-nums max-md:justify-around max-md:text-center">
      {facts
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <div key={label}>
            <dd className="text-xl font-semibold md:text-2xl">
              <CountUp text={formatCount(count)} />
            </dd>
            <dt className="text-xs text-muted">{label}</dt>
          </div>
        ))}
    </dl>
  );
}

/** The number counts up once, by its leading digits: "22" of "22.6K". */
function CountUp({ text }: { text: string }) {
  const [leading = ''] = /^\d+/.exec(text) ?? [];
  return (
    <span className="count-up" data-to={leading} data-rest={text.slice(leading.length)}>
      {text}
    </span>
  );
}
