import { COMBOS_QUERY, printAsked } from '@deckwright/api-client';
import { formatExact, formatShare } from '@deckwright/domain';
import {
  CardTile,
  cn,
  FullRows,
  LineChart,
  lazyTiles,
  NamesInBrief,
  Panel,
  placeOf,
  TileInBrief,
  type TileView,
} from '@deckwright/ui';
import { CombosPanel } from '../../shared/card/combos-panel.tsx';
import { ReadingLinks } from '../../shared/text/reading-links.tsx';
import type { CardPageView } from './card-view.ts';
import { PrintingsPanel } from './printings-panel.tsx';
import { RulingsPanel } from './rulings-panel.tsx';

type Props = { page: CardPageView };

/** Combos shown beside the card. */
const MOST_COMBOS = 6;

/** What is told of the card below its rows of commanders. */
export function CardPanels({ page }: Props) {
  const { slug } = page.card;
  return (
    <>
      <HistoryPanel page={page} />
      <PrintingsPanel page={page} />
      <RulingsPanel page={page} />
      <ReadingLinks links={page.articles} />
      <CombosPanel
        combos={page.combos.slice(0, MOST_COMBOS)}
        sample={page.sample}
        all={`/combos${printAsked(COMBOS_QUERY, { card: slug })}`}
      />
    </>
  );
}

type HistoryPanelProps = { page: CardPageView };

function HistoryPanel({ page }: HistoryPanelProps) {
  const points = (page.history ?? [])
    .filter((month) => month.potential_decks > 0)
    .map((month) => {
      const share = month.num_decks / month.potential_decks;
      const decks = `${formatExact(month.num_decks)} of ${formatExact(month.potential_decks)}`;
      return { label: month.month, height: share, cells: [formatShare(share), decks] };
    });
  if (points.length < 2) return null;
  const shares = points.map((point) => point.height);
  return (
    <Panel>
      <LineChart
        title="Inclusion by month"
        columns={['Month', 'Share', 'Decks']}
        edges={[formatShare(Math.max(...shares)), formatShare(Math.min(...shares))]}
        points={points}
      />
    </Panel>
  );
}

type TileRowProps = {
  id: string;
  title: string;
  views: TileView[];
  sample: boolean;
  /** How many rows of the page come before it. */
  place: number;
  measure?: 'synergy' | 'none';
  /** What is told in brief, in a document that stays without its data: all of it, or what follows the first row. */
  brief?: 'all' | 'far' | null;
};

/** A row of the widest screen. */
const FIRST_IN_ROW = 7;

export function TileRow({
  id,
  title,
  views,
  sample,
  place,
  measure = 'synergy',
  brief = null,
}: TileRowProps) {
  if (views.length === 0) return null;
  return (
    <section
      aria-labelledby={`${id}-heading`}
      data-brief={brief === 'all' ? '' : undefined}
      className={cn(
        'col-span-full flex flex-col gap-3',
        place > 0 && `section-row ${lazyTiles(views.length)}`,
      )}
    >
      <h2
        id={`${id}-heading`}
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        {title}
      </h2>
      {brief === 'all' ? (
        <NamesInBrief
          entries={views.slice(0, FIRST_IN_ROW).map(({ url, name }) => ({ url, name, note: null }))}
        />
      ) : (
        <FullRows count={views.length} onPhone={place > 0 ? undefined : 12} name={id}>
          {views.map((view, index) =>
            brief === 'far' && index >= FIRST_IN_ROW ? (
              <TileInBrief key={view.url} view={view} />
            ) : (
              <li key={view.url}>
                <CardTile view={view} sample={sample} measure={measure} place={placeOf(index, place)} />
              </li>
            ),
          )}
        </FullRows>
      )}
    </section>
  );
}
