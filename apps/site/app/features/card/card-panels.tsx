import { COMBOS_QUERY, isShown, printQueryValues, withShown } from '@deckwright/contract';
import { NEW_CARD_DAYS } from '@deckwright/domain';
import {
  CardTile,
  cn,
  FullRows,
  getPicturePriority,
  lazyTiles,
  NamesInBrief,
  ShowAll,
  TileInBrief,
  type TileView,
  useGrownFocus,
} from '@deckwright/ui';
import { useRef, useState } from 'react';
import { CombosPanel } from '../../shared/cards/combos-panel.tsx';
import { ReadingLinks } from '../../shared/cards/reading-links.tsx';
import { useView } from '../../shared/page/use-view.ts';
import type { CardPageView } from './card-view.ts';
import { PrintingsPanel } from './printings-panel.tsx';
import { CardResultsPanel } from './results-panel.tsx';
import { RulingsPanel } from './rulings-panel.tsx';

type Props = { page: CardPageView };

/** Maximum number of combos shown next to the card. */
const MAX_COMBOS = 6;

/** Everything about the card below its rows of commanders. */
export function CardPanels({ page }: Props) {
  const { slug } = page.card;
  return (
    <>
      <CardResultsPanel page={page} />
      <PrintingsPanel page={page} />
      <RulingsPanel page={page} />
      <ReadingLinks links={page.articles} />
      <CombosPanel
        combos={page.combos.slice(0, MAX_COMBOS)}
        sample={page.sample}
        all={`/combos${printQueryValues(COMBOS_QUERY, { card: slug })}`}
      />
    </>
  );
}

/** What a row is sorted by, or why its cards are included. */
const MEANING: Readonly<Record<string, string>> = {
  topcommanders: 'by number of their decks that run it',
  newcommanders: `released in the data’s last ${NEW_CARD_DAYS} days, by number of decks`,
  similar: 'alike by rules text, role, type and cost',
  together: 'in much the same decks, not alike',
};

type TileRowProps = {
  id: string;
  title: string;
  views: TileView[];
  page: CardPageView;
  /** Number of rows before it on the page. */
  position: number;
  /** Whether the visitor has just requested the full list. */
  grown?: boolean;
  measure?: 'synergy' | 'none';
  /** What is rendered with names only, in a document without its data: all of it, or everything after the first row. */
  brief?: 'all' | 'far' | null;
};

/** One row on the widest screen. */
const FIRST_IN_ROW = 7;
/** A longer list starts with two rows. */
const FIRST_ROWS = 14;

export function TileRow({
  id,
  title,
  views,
  page,
  position,
  grown = false,
  measure = 'synergy',
  brief = null,
}: TileRowProps) {
  const section = useRef<HTMLElement>(null);
  const { query, to } = useView(page);
  const [pressed, setPressed] = useState(grown);
  const full = isShown(query.show, id);
  const shown = full ? views : views.slice(0, FIRST_ROWS);
  const isCut = shown.length < views.length;
  useGrownFocus(section, pressed && full, FIRST_ROWS);
  if (views.length === 0) return null;
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={`${id}-heading`}
      data-brief={brief === 'all' ? '' : undefined}
      className={cn(
        'col-span-full flex flex-col gap-3',
        position > 0 && `section-row related ${lazyTiles(shown.length)}`,
      )}
    >
      <div className="section-head">
        <h2 id={`${id}-heading`} className="font-display text-xl font-semibold md:text-2xl">
          {title}
        </h2>
        <p>{MEANING[id]}</p>
        {isCut ? (
          <ShowAll
            to={`${to({ show: withShown(query.show, id) })}#${id}`}
            list={id}
            title={title}
            count={views.length}
            onShow={() => setPressed(true)}
          />
        ) : null}
      </div>
      {brief === 'all' ? (
        <NamesInBrief
          entries={views.slice(0, FIRST_IN_ROW).map(({ url, name }) => ({ url, name, note: null }))}
        />
      ) : (
        <FullRows
          count={shown.length}
          more={isCut}
          onPhone={position > 0 ? undefined : 12}
          name={`${id}-rows`}
        >
          {shown.map((view, index) =>
            brief === 'far' && index >= FIRST_IN_ROW ? (
              <TileInBrief key={view.url} view={view} />
            ) : (
              <li key={view.url}>
                <CardTile
                  view={view}
                  sample={page.sample}
                  measure={measure}
                  priority={getPicturePriority(index, position)}
                />
              </li>
            ),
          )}
        </FullRows>
      )}
    </section>
  );
}
