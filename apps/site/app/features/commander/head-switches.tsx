import { printDeckQuery } from '@deckwright/contract';
import { BRACKETS, bracketNumber, type DeckFilters, formatCount } from '@deckwright/domain';
import { cn } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRACKET_NAMES } from '../../shared/filters/restrictions.ts';
import type { CommanderPageView } from './commander-view.ts';

type Props = { page: CommanderPageView };

type ThemeProps = Props & {
  /** Maximum number of themes shown. */
  most: number;
};

/** What the decks are built around, each a filter for these decks; one line, of which a phone scrolls the rest. */
export function ThemeChips({ page, most }: ThemeProps) {
  const { filters, themes } = page;
  if (themes.length === 0 && filters.theme === null) return null;
  const shown = themes.slice(0, most);
  const chosen = themes.find(({ slug }) => slug === filters.theme);
  if (chosen && !shown.includes(chosen)) shown.unshift(chosen);
  return (
    <nav aria-label="Themes of these decks" className="chip-row">
      <span className="chip-row-name max-md:hidden">Themes</span>
      <Choice page={page} change={{ theme: null }} current={filters.theme === null}>
        All
      </Choice>
      {shown.map(({ slug, name, numDecks }) => (
        <Choice key={slug} page={page} change={{ theme: slug }} current={slug === filters.theme}>
          {name} <small>{formatCount(numDecks)}</small>
        </Choice>
      ))}
    </nav>
  );
}

/** The five brackets with their deck counts; those without decks are not links. */
export function BracketPills({ page }: Props) {
  const { filters, bracketCounts, bracketCountsEstimated } = page;
  if (page.totalDecks === 0) return null;
  return (
    <nav aria-label="Bracket of these decks" className="chip-row max-md:hidden">
      <span className="chip-row-name">Bracket</span>
      <Choice page={page} change={{ bracket: null, estimated: false }} current={filters.bracket === null}>
        All
      </Choice>
      {BRACKETS.map((name) => {
        const number = String(bracketNumber(name));
        const estimated = filters.estimated ? (bracketCountsEstimated[number] ?? 0) : 0;
        const decks = (bracketCounts[number] ?? 0) + estimated;
        const words = (
          <>
            <span title={BRACKET_NAMES[name]}>{number}</span>
            {decks > 0 ? <small>{formatCount(decks)}</small> : null}
          </>
        );
        return decks === 0 && filters.bracket !== name ? (
          <span key={name} className="head-chip head-chip-off" title="No decks">
            {words}
          </span>
        ) : (
          <Choice key={name} page={page} change={{ bracket: name }} current={filters.bracket === name}>
            {words}
          </Choice>
        );
      })}
    </nav>
  );
}

type ChoiceProps = Props & {
  change: Partial<DeckFilters>;
  current: boolean;
  children: ReactNode;
};

function Choice({ page, change, current, children }: ChoiceProps) {
  return (
    <Link
      to={page.canonical + printDeckQuery({ ...page.filters, ...change })}
      rel="nofollow"
      discover="none"
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      className={cn('head-chip', current && 'head-chip-current')}
    >
      {children}
    </Link>
  );
}
