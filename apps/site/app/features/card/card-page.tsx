import {
  BackToTop,
  CardTile,
  cn,
  FullRows,
  HeadBand,
  lazyTiles,
  Panel,
  placeOf,
  type TileView,
} from '@deckwright/ui';
import { commanderLists, hasCommanders, isCommanderList } from '../../lists/held-lists.ts';
import type { CardPageView } from '../../page-views.ts';
import { useHasDecks } from '../../site-settings.ts';
import { VendorPrices } from '../../vendor-prices.tsx';
import { CombosPanel } from '../combos/combos-panel.tsx';
import type { RefusedFilter } from '../filters/add-filter.server.ts';
import { NoDeckPasses } from '../filters/empty-state.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterMenu } from '../filters/filter-menu.tsx';
import { filterStateOf } from '../filters/filter-state.ts';
import type { Relaxation } from '../filters/find-relaxation.server.ts';
import { Switches } from '../filters/switches.tsx';
import { Warnings } from '../filters/warnings.tsx';
import { CardListViews } from '../list-views/card-list-views.tsx';
import { HeldMarkup } from '../list-views/held-markup.tsx';
import { useView } from '../list-views/use-view.ts';
import { ReadingLinks } from '../text/reading-links.tsx';
import { CardHead } from './card-head.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PrintingsPanel } from './printings-panel.tsx';

/** Combos shown beside the card. */
const MOST_COMBOS = 6;

type Props = { page: CardPageView; relaxation: Relaxation | null; refused: RefusedFilter | undefined };

export function CardPage({ page, relaxation, refused }: Props) {
  const { cardlists, card } = page.container.json_dict;
  const held = page.history === undefined;
  const leaders = commanderLists(cardlists);
  const commanders = leaders.find(({ tag }) => tag === 'topcommanders')?.cardviews ?? [];
  const fresh = leaders.find(({ tag }) => tag === 'newcommanders')?.cardviews ?? [];
  const companions = cardlists.filter((list) => !isCommanderList(list));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <HeadBand colors={card.color_identity} />
      <CardHead page={page} />
      <Controls page={page} relaxation={relaxation} refused={refused} />
      {hasCommanders(cardlists) ? (
        <HeldMarkup held={held} className="contents">
          <TileRow
            id="topcommanders"
            title="Top Commanders"
            views={commanders}
            sample={page.sample}
            place={0}
          />
          <TileRow
            id="newcommanders"
            title="New Commanders"
            views={fresh}
            sample={page.sample}
            place={commanders.length}
            measure="none"
          />
        </HeldMarkup>
      ) : null}
      <aside aria-label="What it costs" className="relative xl:col-start-2 xl:row-start-1">
        <Panel title="Prices" className="h-full bg-surface/90">
          <VendorPrices prices={card.prices} sample={page.sample} />
        </Panel>
      </aside>
      <HeldMarkup
        held={held}
        className="col-span-full grid lazy-section content-start gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        <HistoryPanel page={page} />
        <PrintingsPanel page={page} />
        <ReadingLinks links={page.panels.articles} />
        <CombosPanel
          combos={page.panels.combocounts.slice(0, MOST_COMBOS)}
          sample={page.sample}
          all={`/combos?card=${card.slug}`}
        />
      </HeldMarkup>
      {companions.length > 0 ? (
        <section
          aria-labelledby="companions-heading"
          className="col-span-full flex lazy-section min-w-0 flex-col gap-4"
        >
          <div>
            <h2 id="companions-heading" className="font-display text-2xl font-semibold">
              Played beside it
            </h2>
            <p className="text-sm text-muted">Shares are of the decks that hold {card.name}.</p>
          </div>
          <CardListViews page={page} lists={companions} level={3} />
        </section>
      ) : null}
      {page.similar?.length === 0 ? null : (
        <HeldMarkup held={held} className="contents">
          <TileRow
            id="similar"
            title="Similar cards"
            views={page.similar ?? []}
            sample={page.sample}
            place={1}
            measure="none"
          />
        </HeldMarkup>
      )}
      <BackToTop />
    </div>
  );
}

/** Which decks the page counts; every number on it follows. */
function Controls({ page, relaxation, refused }: Props) {
  const view = useView(page);
  const hasDecks = useHasDecks();
  const { filters } = page;
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-3">
      <div className="bar">
        <Switches filters={filters} view={view} />
        {hasDecks ? (
          <FilterMenu filters={filters} begin={filterStateOf(filters)} view={view} refused={refused} />
        ) : null}
      </div>
      <FilterChips filters={filters} view={view} />
      <Warnings warnings={page.warnings} />
      {relaxation ? <NoDeckPasses view={view} relaxation={relaxation} totalDecks={null} /> : null}
    </div>
  );
}

type RowProps = {
  id: string;
  title: string;
  views: TileView[];
  sample: boolean;
  /** How many rows of the page come before it. */
  place: number;
  measure?: 'synergy' | 'none';
};

function TileRow({ id, title, views, sample, place, measure = 'synergy' }: RowProps) {
  if (views.length === 0) return null;
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={cn('col-span-full flex flex-col gap-3', place > 0 && lazyTiles(views.length))}
    >
      <h2
        id={`${id}-heading`}
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        {title}
      </h2>
      <FullRows all={`all ${views.length.toString()}`}>
        {views.map((view, index) => (
          <li key={view.url}>
            <CardTile view={view} sample={sample} measure={measure} place={placeOf(index, place)} />
          </li>
        ))}
      </FullRows>
    </section>
  );
}
