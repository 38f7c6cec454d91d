import { COMBOS_QUERY, printQueryValues } from '@deckwright/contract';
import { formatExact, formatShare } from '@deckwright/domain';
import {
  CardGrid,
  CommanderTile,
  cn,
  DataLabel,
  describeInterval,
  HeadBand,
  IdentityPips,
  Panel,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { BannedCards } from './banned-cards.tsx';
import { describeBracket } from './bracket-label.ts';
import { comboShareText } from './combo-share-text.ts';
import { ComboSource } from './combo-source.tsx';
import { ComboSteps } from './combo-steps.tsx';
import type { ComboPageView } from './combo-views.ts';
import { InClipboardMark } from './in-clipboard-mark.tsx';
import { NoSteps } from './no-steps.tsx';

type Props = { page: ComboPageView };

export function ComboScreen({ page }: Props) {
  const { combo } = page;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <HeadBand colors={combo.colorIdentity} />
      <header className="relative col-start-1 row-start-1 flex flex-col gap-3">
        <h1 className="font-display text-2xl font-semibold text-balance sm:text-3xl">{page.title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
          <IdentityPips colors={combo.colorIdentity} className="text-lg text-text" />
          {comboShareText(combo, page.sample)}
        </p>
        <BannedCards names={page.banned} />
        <InClipboardMark combo={combo} />
        <div className="flex flex-wrap items-start gap-x-10 gap-y-5">
          <ComboCards cards={page.cards} />
          <div className="flex max-w-prose min-w-0 flex-1 basis-72 flex-col gap-5">
            <Result results={combo.results} />
            <ComboSteps combo={combo} level={2} />
            {combo.steps.length === 0 ? <NoSteps combo={combo} sample={page.sample} /> : null}
          </div>
        </div>
      </header>
      <aside
        aria-label="Combo at a glance"
        className="relative flex flex-col gap-4 lg:col-start-2 lg:row-start-1"
      >
        <Facts page={page} />
      </aside>
      <div className="col-span-full flex min-w-0 flex-col gap-8">
        {page.commanders.length > 0 ? (
          <section aria-labelledby="commanders-heading" className="flex flex-col gap-4">
            <h2
              id="commanders-heading"
              className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
            >
              Commanders whose decks run it
            </h2>
            <CardGrid>
              {page.commanders.map((view) => (
                <li key={view.url}>
                  <CommanderTile view={view} />
                </li>
              ))}
            </CardGrid>
          </section>
        ) : null}
        <footer className="flex flex-col gap-1">
          <ComboSource sample={page.sample} />
          <DataLabel head={page} />
        </footer>
      </div>
    </div>
  );
}

/** The cards with a plus between them; more than three scroll sideways on a phone. */
function ComboCards({ cards }: Pick<ComboPageView, 'cards'>) {
  return (
    <ul
      className={cn(
        'flex min-w-0 gap-3 max-md:w-full md:flex-wrap md:gap-6',
        cards.length > 3 && 'max-md:-mx-4 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:pb-2',
      )}
    >
      {cards.map((view, index) => (
        <li
          key={view.url}
          className={cn(
            'relative md:flex-none md:basis-40 xl:basis-55',
            cards.length > 3 ? 'max-md:shrink-0 max-md:basis-28' : 'min-w-0 flex-1 max-md:max-w-44',
          )}
        >
          {index > 0 ? (
            <span
              aria-hidden="true"
              className="absolute top-2/5 -left-1.5 z-1 grid size-7 -translate-x-1/2 place-items-center rounded-full border border-line bg-ground text-lg leading-none font-semibold text-accent md:-left-3 md:size-10 md:text-2xl"
            >
              +
            </span>
          ) : null}
          <Link to={view.url} className="tile-link block">
            <ViewPicture
              view={view}
              sizes="(min-width: 1200px) 13.75rem, (min-width: 768px) 10rem, 46vw"
              alt=""
              eager={index === 0}
              priority="first"
            />
            <span className="sr-only">{view.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Number of results in large type. */
const MAX_LARGE = 3;

function Result({ results }: Pick<ComboPageView['combo'], 'results'>) {
  if (results.length === 0) return null;
  const others = results.slice(MAX_LARGE);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs font-semibold tracking-wide text-muted uppercase">Result</p>
      <p className="font-display text-xl leading-tight font-semibold text-balance md:text-[1.75rem]">
        {results.slice(0, MAX_LARGE).join(' · ')}
      </p>
      {others.length > 0 ? <p className="text-base text-pretty text-muted">{others.join(' · ')}</p> : null}
    </div>
  );
}

function Facts({ page }: Props) {
  const { combo } = page;
  const { numDecks, potentialDecks } = combo;
  const likely =
    numDecks === null || potentialDecks === null
      ? null
      : describeInterval({ ...combo, numDecks, potentialDecks });
  return (
    <Panel title="At a glance">
      {combo.results.length > 0 ? null : <p className="text-sm text-muted">The source lists no result.</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
        {combo.rank === null ? null : (
          <>
            <dt className="text-muted">Rank</dt>
            <dd className="font-semibold">
              #{formatExact(combo.rank)} of {formatExact(page.numCombos)}
            </dd>
          </>
        )}
        {combo.rate === null || combo.numDecks === null ? null : (
          <>
            <dt className="text-muted">{page.sample ? 'Sample decks' : 'Decks'}</dt>
            <dd className="font-semibold">
              {formatExact(combo.numDecks)} ({formatShare(combo.rate)}
              {likely === null ? '' : `, likely ${likely}`})
            </dd>
          </>
        )}
        {combo.bracket ? (
          <>
            <dt className="text-muted">Allowed from</dt>
            <dd className="font-semibold">{describeBracket(combo.bracket)}</dd>
          </>
        ) : null}
      </dl>
      <ul className="flex flex-col gap-1 text-sm">
        {combo.cards.map((card) =>
          card.url ? (
            <li key={card.name}>
              <Link
                to={`/combos${printQueryValues(COMBOS_QUERY, { card: card.url.slice('/cards/'.length) })}`}
                className="link"
              >
                All combos with {card.name}
              </Link>
            </li>
          ) : (
            <li key={card.name} className="text-muted">
              {card.name} is not in our card data
            </li>
          ),
        )}
        {combo.sourceUrl && !page.sample && combo.steps.length > 0 ? (
          <li>
            <a href={combo.sourceUrl} className="link" rel="noopener">
              This combo at Commander Spellbook
            </a>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}
