import { CardGrid } from './card-grid.tsx';
import { CardTile } from './card-tile.tsx';
import type { TileView } from './tile-view.ts';

type List = { tag: string; header: string; cardviews: readonly TileView[] };

type NavigationProps = { lists: readonly List[] };

/** Jumps to the sections of a page; stays under the header while scrolling. */
export function SectionNavigation({ lists }: NavigationProps) {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-14 z-30 mx-[calc(50%-50vw)] overflow-x-auto border-y border-line bg-ground px-4 md:px-[max(1.5rem,calc(50vw-46.5rem))]"
    >
      <ul className="flex gap-5">
        {lists.map((list) => (
          <li key={list.tag}>
            <a
              href={`#${list.tag}`}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap text-muted hover:text-text"
            >
              {list.header}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a section is ordered by, in a player's words; sections by type are ordered by share and say nothing. */
const MEANING: Readonly<Record<string, string>> = {
  newcards: 'released in the 120 days before the date of the data',
  highsynergycards: '+ pts: percentage points more than in decks of other commanders',
  highliftcards: '×3.1: played 3.1 times as often as chance would have it',
  topcards: 'in the most decks',
};

type SectionsProps = {
  lists: readonly List[];
  sample: boolean;
  /** Of the sections' headings; 3 where they stand below one of their own. */
  level?: 2 | 3;
};

export function CardSections({ lists, sample, level = 2 }: SectionsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {lists.map((list, index) => (
        <section
          key={list.tag}
          id={list.tag}
          aria-labelledby={`${list.tag}-heading`}
          className={index > 1 ? 'flex lazy-section flex-col gap-3' : 'flex flex-col gap-3'}
        >
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Heading id={`${list.tag}-heading`} className="font-display text-xl font-semibold">
              {list.header}
            </Heading>
            <p className="text-sm text-muted tabular-nums">
              {list.cardviews.length} {list.cardviews.length === 1 ? 'card' : 'cards'}
              {MEANING[list.tag] ? ` · ${MEANING[list.tag]}` : ''}
            </p>
          </div>
          <CardGrid>
            {list.cardviews.map((view) => (
              <li key={view.url}>
                <CardTile
                  view={view}
                  sample={sample}
                  measure={list.tag === 'highliftcards' ? 'lift' : 'synergy'}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  );
}
