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
        <InClipboardMark combo={combo} />
        <ul
          className={cn(
            'grid gap-3 sm:grid-cols-3 md:grid-cols-4',
            page.cards.length > 2 ? 'grid-cols-3' : 'grid-cols-2',
          )}
        >
          {page.cards.map((view) => (
            <li key={view.url}>
              <Link to={view.url} className="tile-link block">
                <ViewPicture view={view} sizes="(min-width: 768px) 12rem, 46vw" alt="" eager />
                <span className="sr-only">{view.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </header>
      <aside
        aria-label="Combo at a glance"
        className="relative flex flex-col gap-4 lg:col-start-2 lg:row-start-1"
      >
        <Facts page={page} />
      </aside>
      <div className="col-span-full flex min-w-0 flex-col gap-8">
        <div className="flex max-w-prose flex-col gap-4">
          <ComboSteps combo={combo} level={2} />
          {combo.steps.length === 0 ? <NoSteps combo={combo} sample={page.sample} /> : null}
        </div>
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
                  <CommanderTile view={view} sample={page.sample} />
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

function Facts({ page }: Props) {
  const { combo } = page;
  const { numDecks, potentialDecks } = combo;
  const likely =
    numDecks === null || potentialDecks === null
      ? null
      : describeInterval({ ...combo, numDecks, potentialDecks });
  return (
    <Panel title="What it does">
      {combo.results.length > 0 ? (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
          {combo.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">The source lists no result.</p>
      )}
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
