import { formatExact, NEW_CARD_DAYS } from '@deckwright/domain';
import {
  CommanderTile,
  cn,
  getPicturePriority,
  ShowAll,
  Strip,
  TileInBrief,
  useGrownFocus,
} from '@deckwright/ui';
import { useRef, useState } from 'react';
import type { TileList } from '../../shared/lists/tile-lists.ts';

/** A longer row of commanders starts with this many. */
const FIRST_COMMANDERS = 7;

const MEANING: Readonly<Record<string, string>> = {
  topcommanders: 'by decks of the theme',
  devotedcommanders: 'by the share of their decks that have the theme',
  newcommanders: `released in the data’s last ${NEW_CARD_DAYS} days`,
};

type StripProps = {
  list: TileList;
  position: number;
  full: boolean;
  grown: boolean;
  brief: boolean;
  fullPage: string;
};

export function CommanderStrip({ list, position, full, grown, fullPage, brief }: StripProps) {
  const [pressed, setPressed] = useState(grown);
  const section = useRef<HTMLElement>(null);
  const count = list.cards.length;
  const shown = full ? list.cards : list.cards.slice(0, FIRST_COMMANDERS);
  useGrownFocus(section, pressed && full, FIRST_COMMANDERS);
  return (
    <section
      ref={section}
      id={list.kind}
      aria-labelledby={`${list.kind}-heading`}
      className={cn('flex scroll-mt-2 flex-col gap-3', position > 0 && 'lazy-strip')}
    >
      <div className="section-head">
        <h2 id={`${list.kind}-heading`} className="font-display text-xl font-semibold md:text-2xl">
          {list.title}
        </h2>
        <p>{MEANING[list.kind]}</p>
        {shown.length < count ? (
          <ShowAll
            to={`${fullPage}#${list.kind}`}
            list={list.kind}
            title={list.title}
            count={count}
            onShow={() => setPressed(true)}
          />
        ) : null}
      </div>
      <Strip label={list.title}>
        {shown.map((view, index) =>
          brief ? (
            <TileInBrief key={view.url} view={view} />
          ) : (
            <li key={view.url} className="flex flex-col">
              <CommanderTile view={view} priority={getPicturePriority(index, position)} />
              <p className="text-xs text-muted tabular-nums">
                {Math.round(view.inclusionRate * 100)}% of its {formatExact(view.potentialDecks)}
              </p>
            </li>
          ),
        )}
      </Strip>
    </section>
  );
}
