import { FullRows } from './card-grid.tsx';
import { CardTile } from './card-tile.tsx';
import { cn } from './cn.ts';
import type { TileView } from './tile-view.ts';

type List = { tag: string; header: string; cardviews: readonly TileView[] };

/** What a section is ordered by, in a player's words; sections by type are ordered by share and say nothing. */
const MEANING: Readonly<Record<string, string>> = {
  newcards: 'released in the 120 days before the date of the data',
  highsynergycards: '+ pts: points above other decks',
  highliftcards: '×3.1: played 3.1 times as often as chance would have it',
  topcards: 'in the most decks',
};

/** The sections that stand out. */
const LEADING = 3;

type SectionsProps = {
  lists: readonly List[];
  sample: boolean;
  /** Of the sections' headings; 3 where they stand below one of their own. */
  level?: 2 | 3;
};

export function CardSections({ lists, sample, level = 2 }: SectionsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex min-w-0 flex-col gap-12">
      {lists.map((list, index) => (
        <section
          key={list.tag}
          id={list.tag}
          aria-labelledby={`${list.tag}-heading`}
          className={cn('flex scroll-mt-2 flex-col gap-4', index > 1 && 'lazy-section')}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line pb-2">
            <Heading
              id={`${list.tag}-heading`}
              className={cn(
                'font-display font-semibold',
                index < LEADING ? 'text-xl md:text-2xl' : 'text-xl',
              )}
            >
              {list.header}
            </Heading>
            <p className="text-xs text-muted tabular-nums md:text-sm">
              {list.cardviews.length} {list.cardviews.length === 1 ? 'card' : 'cards'}
              {MEANING[list.tag] ? ` · ${MEANING[list.tag]}` : ''}
            </p>
          </div>
          <FullRows all={`all ${list.cardviews.length.toString()}`}>
            {list.cardviews.map((view) => (
              <li key={view.url}>
                <CardTile
                  view={view}
                  sample={sample}
                  measure={list.tag === 'highliftcards' ? 'lift' : 'synergy'}
                />
              </li>
            ))}
          </FullRows>
        </section>
      ))}
    </div>
  );
}
