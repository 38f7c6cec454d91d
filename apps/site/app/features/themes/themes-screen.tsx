import type { ThemeEntry } from '@deckwright/contract/schemas';
import { compareNames, formatCount, formatCounted } from '@deckwright/domain';
import {
  ArtStrip,
  BackToTop,
  EmptyState,
  getPicturePriority,
  type PicturePriority,
  type PictureView,
  Segmented,
  ShareBar,
  ViewPicture,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { ThemesView } from './themes-view.ts';

type Props = { page: ThemesView };

/** Tiles that the first screen of a phone shows at least in part. */
const ON_SCREEN = 8;

/** Number shown above the alphabetical list. */
const MAX_PLAYED = 24;

const SIZES = '(min-width: 1200px) 20rem, (min-width: 768px) 29vw, (min-width: 576px) 38vw, 56vw';

const LISTS = [
  { key: 'all', label: 'All', to: '/tags' },
  { key: 'themes', label: 'Themes', to: '/tags/themes' },
  { key: 'kindred', label: 'Kindred', to: '/tags/kindred' },
] as const;

const MEANING = {
  all: 'How decks plan to win, and the creature types they are built around.',
  themes:
    'How decks plan to win: a theme counts when a deck runs far more of its cards than other decks in its colors.',
  kindred: 'Creature types that decks are built around.',
};

export function ThemesScreen({ page }: Props) {
  const { tags: themes, list } = page;
  return (
    <div className="flex flex-col gap-8">
      <ListHead page={page} line={MEANING[list]}>
        <Segmented
          label="Kinds of themes"
          segments={LISTS.map(({ key, label, to }) => ({ key, label, to, current: key === list }))}
        />
      </ListHead>
      {themes.length === 0 ? (
        <NoThemes decks={page.numDecks} />
      ) : (
        <Themes themes={themes} pictures={page.pictures} />
      )}
      <BackToTop />
    </div>
  );
}

function NoThemes({ decks }: { decks: number }) {
  return (
    <EmptyState title="No themes to list here">
      <p>
        {decks === 0 ? 'Themes will appear here once decks are counted.' : 'No counted deck has one yet.'}
      </p>
    </EmptyState>
  );
}

type ThemesProps = { themes: readonly ThemeEntry[]; pictures: ThemesView['pictures'] };

function Themes({ themes, pictures }: ThemesProps) {
  const most = themes[0]?.numDecks ?? 1;
  return (
    <>
      <section aria-labelledby="by-decks" className="flex flex-col gap-3">
        <h2
          id="by-decks"
          className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
        >
          Most played
        </h2>
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-6 xl:gap-4">
          {themes.slice(0, MAX_PLAYED).map((theme, index) => (
            <li key={theme.slug}>
              <ThemeTile
                theme={theme}
                most={most}
                picture={pictures[theme.slug]}
                priority={getTilePriority(index)}
              />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="by-name" className="flex flex-col gap-3">
        <h2 id="by-name" className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl">
          A–Z
        </h2>
        <div className="columns-[9.5rem] gap-6 sm:columns-2 lg:columns-3 xl:columns-4">
          {groupByLetter(themes).map(([letter, group]) => (
            <div key={letter} className="mb-4 break-inside-avoid-column">
              <h3 className="font-display text-lg font-semibold text-muted">{letter}</h3>
              <ul>
                {group.map((theme) => (
                  <li key={theme.slug}>
                    <ThemeRow theme={theme} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

/** The tiles are lower than cards, so more of them are on the first screen. */
function getTilePriority(index: number): PicturePriority {
  const priority = getPicturePriority(index);
  return priority !== 'first' && index < ON_SCREEN ? 'screen' : priority;
}

type TileProps = {
  theme: ThemeEntry;
  /** Decks that fill the bar. */
  most: number;
  picture: PictureView | undefined;
  priority: PicturePriority;
};

/** A theme with the art of one of its commanders. */
function ThemeTile({ theme: { slug, name, numDecks }, most, picture, priority }: TileProps) {
  return (
    <Link to={`/tags/${slug}`} className="group block h-full">
      {picture ? (
        <ArtStrip colors={picture.colorIdentity} className="aspect-5/3 w-full shadow-card">
          <ViewPicture view={picture} sizes={SIZES} alt="" priority={priority} art />
        </ArtStrip>
      ) : null}
      <span className="mt-2 flex items-baseline justify-between gap-2 text-xs text-muted tabular-nums">
        <b className="line-clamp-2 font-display text-sm font-semibold text-text transition-colors group-hover:text-accent">
          {name}
        </b>
        <span className="shrink-0" title={formatCounted(numDecks, 'deck')}>
          {formatCount(numDecks)} <span className="max-lg:sr-only">{numDecks === 1 ? 'deck' : 'decks'}</span>
        </span>
      </span>
      <ShareBar share={numDecks / most} />
    </Link>
  );
}

function ThemeRow({ theme }: { theme: ThemeEntry }) {
  return (
    <Link
      to={`/tags/${theme.slug}`}
      className="group relative flex min-h-11 items-center justify-between gap-3 border-b border-line text-sm md:min-h-9"
    >
      <span className="line-clamp-2 font-medium transition-colors group-hover:text-accent">{theme.name}</span>
      <span
        className="shrink-0 text-xs text-muted tabular-nums"
        title={formatCounted(theme.numDecks, 'deck')}
      >
        {formatCount(theme.numDecks)}{' '}
        <span className="max-md:sr-only">{theme.numDecks === 1 ? 'deck' : 'decks'}</span>
      </span>
    </Link>
  );
}

/** Groups by first letter; themes that do not start with a letter are first, under "#". */
function groupByLetter(themes: readonly ThemeEntry[]): [string, ThemeEntry[]][] {
  const groups = new Map<string, ThemeEntry[]>();
  for (const theme of [...themes].sort((a, b) => compareNames(a.name, b.name))) {
    const first = theme.name.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), theme]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
