import { printDeckQuery } from '@deckwright/contract';
import { formatExact } from '@deckwright/domain';
import { cn, Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import { ShareLine } from '../../shared/lists/share-line.tsx';
import type { CommanderPageView } from './commander-view.ts';
import { MAX_THEMES } from './rail-height.ts';

type Props = { page: CommanderPageView };

const MAX_ON_PHONES = 6;

/** What the commander's decks are built around, each with its deck count and a link to the theme's page. */
export function ThemesPanel({ page }: Props) {
  const { canonical, filters } = page;
  const tags = page.themes.slice(0, MAX_THEMES);
  const most = tags[0]?.numDecks ?? 1;
  if (tags.length === 0) return null;
  return (
    <Panel id="themes" title="Themes">
      <ul className="flex flex-col">
        {tags.map(({ slug, name, numDecks: count }, index) => (
          <li
            key={slug}
            className={cn(
              'relative flex items-center justify-between gap-3 border-b border-line text-sm',
              index >= MAX_ON_PHONES && 'max-md:hidden',
            )}
          >
            <Link
              to={`/tags/${slug}`}
              className="inline-flex min-h-11 flex-1 items-center truncate font-medium transition-colors hover:text-accent md:min-h-9"
            >
              {name}
            </Link>
            <Link
              to={canonical + printDeckQuery({ ...filters, theme: slug })}
              aria-current={filters.theme === slug ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center text-xs tabular-nums md:min-h-9"
              aria-label={`Count the ${formatExact(count)} ${count === 1 ? 'deck' : 'decks'} of the theme ${name}`}
            >
              {formatExact(count)} {count === 1 ? 'deck' : 'decks'}
            </Link>
            <ShareLine share={count / most} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
