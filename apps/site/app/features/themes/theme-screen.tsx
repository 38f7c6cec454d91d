import { isShown, printDeckQuery, withShown } from '@deckwright/contract';
import type { ThemePage } from '@deckwright/contract/schemas';
import { type Color, formatFraction } from '@deckwright/domain';
import { DeferredMarkup, fetchPart, StaticMarkup } from '@deckwright/islands';
import { BackToTop, EmptyState } from '@deckwright/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { SampleFacts } from '../../shared/cards/sample-facts.tsx';
import type { RefusedFilter } from '../../shared/filters/add-filter.server.ts';
import { ControlBar, LazyFilterFields, LazySwitches } from '../../shared/filters/controls.tsx';
import type { Relaxation } from '../../shared/filters/find-relaxation.server.ts';
import { toRestrictions, toSwitchRestrictions } from '../../shared/filters/restrictions.ts';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { DeferredLists } from '../../shared/lists/tile-lists.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { CardListViews } from '../../shared/lists/views/card-list-views.tsx';
import {
  areDeferred,
  areEntriesAbsent,
  commanderLists,
  hasCommanders,
  isCommanderList,
} from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const ColorLinks = lazyPart(async () => ({
  default: (await fetchPart(() => import('./color-links.tsx'))).ColorLinks,
}));
const CommanderStrip = lazyPart(async () => ({
  default: (await fetchPart(() => import('./commander-strip.tsx'))).CommanderStrip,
}));

/** Loaded if no deck passes the filters. */
const NoDeckPasses = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/filters/empty-state.tsx'))).NoDeckPasses,
}));

type Props = {
  page: Omit<ThemePage, 'lists'> & DeferredLists & { relaxation: Relaxation | null };
  refused: RefusedFilter | undefined;
};

const ALL: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

export function ThemeScreen({ page, refused }: Props) {
  const view = useView(page);
  const [grown, setGrown] = useState<string>();
  const lists = page.lists;
  const brief = useInBrief(areDeferred(lists));
  const commanders = commanderLists(lists);
  const sections = lists.filter((list) => !isCommanderList(list));
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <ListHead
        page={page}
        colors={page.colors.find(({ slug }) => slug === page.identity)?.colors ?? (page.identity ? [] : ALL)}
        line={getLine(page)}
        facts={page.numDecks > 0 ? <SampleFacts sample={page.deckSample} which="with this theme" /> : null}
      >
        <StaticMarkup of={page.query}>
          <ColorLinks page={page} />
        </StaticMarkup>
        <ControlBar view={view}>
          <LazySwitches filters={page.filters} view={view} />
        </ControlBar>
        <Narrowed page={page} />
      </ListHead>
      {page.numDecks === 0 && page.relaxation ? (
        <NoDeckPasses view={view} relaxation={page.relaxation} totalDecks={null} />
      ) : page.numDecks === 0 ? (
        <NoDecks page={page} />
      ) : (
        <>
          {hasCommanders(lists) ? (
            <DeferredMarkup deferred={areEntriesAbsent(lists)} onGrow={setGrown} className="contents">
              {commanders.map((list, index) => (
                <CommanderStrip
                  key={list.kind}
                  list={list}
                  position={index}
                  full={isShown(view.query.show, list.kind)}
                  grown={grown === list.kind}
                  brief={index > 0 && brief}
                  fullPage={view.to({ show: withShown(view.query.show, list.kind) })}
                />
              ))}
            </DeferredMarkup>
          ) : null}
          <CardListViews
            page={page}
            lists={sections}
            isRefused={refused !== undefined}
            controls={(view, state) => (
              <LazyFilterFields filters={page.filters} begin={state.filters} view={view} refused={refused} />
            )}
          />
        </>
      )}
      <p className="text-sm text-muted">
        <Link to="/tags" className="link">
          All themes and kindred
        </Link>
      </p>
      <BackToTop />
    </div>
  );
}

function getLine({ numDecks, decksCounted, sample, kind, name }: Props['page']): string {
  const all = decksCounted === 0 ? numDecks : decksCounted;
  const counted = `${formatFraction(numDecks, decksCounted)} ${sample ? 'sample ' : ''}${all === 1 ? 'deck' : 'decks'}`;
  const [are, have] = numDecks === 1 ? ['is', 'has'] : ['are', 'have'];
  return kind === 'kindred'
    ? `${counted} ${are} built around ${name}. Synergy and lift compare them with the decks that are not.`
    : `${counted} ${have} this theme. Synergy and lift compare them with the decks that do not.`;
}

/** Filters other than colors, time range and bracket, each removable. */
function Narrowed({ page }: Pick<Props, 'page'>) {
  const found = [
    ...toRestrictions(page.filters),
    ...toSwitchRestrictions({ ...page.filters, bracket: null, range: 'none' }),
  ];
  if (found.length === 0) return null;
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-1.5">
      {found.map(({ key, words, without }) => (
        <li key={key}>
          <Link
            to={page.canonical + printDeckQuery({ ...page.filters, ...changed(page.filters, without) })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm hover:bg-raised md:min-h-9"
          >
            {words} <span aria-hidden="true">×</span>
            <span className="sr-only">, remove</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Removing one filter keeps time range and bracket. */
function changed(own: ThemePage['filters'], without: ThemePage['filters']): ThemePage['filters'] {
  return { ...without, range: own.range, bracket: own.bracket, estimated: own.estimated };
}

function NoDecks({ page }: Pick<Props, 'page'>) {
  const narrowed = page.query !== '' || page.identity !== null;
  return (
    <EmptyState title={page.decksCounted === 0 ? 'No decks to count here' : 'No deck here has this theme'}>
      {narrowed ? (
        <p>
          <Link to={`/tags/${page.slug}`} className="link font-semibold">
            Count all decks of the theme
          </Link>
        </p>
      ) : (
        <p>
          {page.decksCounted === 0
            ? 'Its numbers will appear here once decks are counted.'
            : 'No counted deck is built around it yet.'}
        </p>
      )}
    </EmptyState>
  );
}
