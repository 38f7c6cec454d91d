import { printDeckQuery } from '@deckwright/contract';
import {
  BRACKETS,
  BUDGET_MIN_DECKS,
  BUDGETS,
  type Budget,
  bracketNumber,
  type DeckFilters,
  formatCount,
  formatDollars,
  formatPrice,
} from '@deckwright/domain';
import { ChoiceMenu, RANGE_CHOICES } from '@deckwright/ui';
import { useHasDecks } from '../page/site-settings.ts';
import type { View } from '../page/use-view.ts';
import { BRACKET_NAMES } from './restrictions.ts';

type Props = {
  filters: DeckFilters;
  view: View;
  /** Decks by stated bracket "1"…"5", and estimated ones; absent if the page does not count them. */
  bracketCounts?: { owner: Record<string, number>; estimated: Record<string, number> };
  /** Themes of the decks with their deck counts, highest first; absent if the page does not count them. */
  themes?: readonly { slug: string; name: string; numDecks: number }[];
  /** Decks of the cheapest and the most expensive third; null if too few have a price, absent if not counted. */
  budgetCounts?: Record<Budget, number> | null;
  /** Where these thirds end, in USD. */
  budgetLimits?: Record<Budget, number> | null;
  /** Whether the decks have tournament results. */
  hasResults?: boolean;
};

const BUDGET_NAMES: Readonly<Record<Budget, { name: string; limit: string }>> = {
  budget: { name: 'Budget third', limit: 'up to' },
  expensive: { name: 'Expensive third', limit: 'from' },
};

/** A list cannot show that a deck is Exhibition, so there are no estimates. */
const NEVER_ESTIMATED = 'exhibition';

/** Time range, bracket, theme, deck price and tournaments as menus of links: each choice has a URL. */
export function Switches({
  filters,
  view,
  bracketCounts,
  themes = [],
  budgetCounts,
  budgetLimits = null,
  hasResults = false,
}: Props) {
  const { bracket, estimated } = filters;
  const hasDecks = useHasDecks();
  if (!hasDecks) return null;
  const to = (change: Partial<DeckFilters>) => view.withQuery(printDeckQuery({ ...filters, ...change }));
  const getNote = (number: number) =>
    bracketCounts ? { note: formatCount(deckCount(bracketCounts, number, estimated)) } : {};
  return (
    <>
      <ChoiceMenu
        label="Time range"
        changed={filters.range !== 'none'}
        choices={RANGE_CHOICES.map(({ range, label }) => ({
          key: range,
          label,
          to: to({ range }),
          current: filters.range === range,
        }))}
      />
      <ChoiceMenu
        label="Bracket"
        changed={bracket !== null}
        choices={[
          {
            key: 'all',
            label: 'All brackets',
            to: to({ bracket: null, estimated: false }),
            current: bracket === null,
          },
          ...BRACKETS.map((name) => {
            const number = bracketNumber(name);
            return {
              key: name,
              label: `${number} ${BRACKET_NAMES[name]}`,
              to: to({ bracket: name }),
              current: bracket === name,
              ...getNote(number),
            };
          }),
          ...(bracket && (estimated || bracket !== NEVER_ESTIMATED)
            ? [
                {
                  key: 'estimated',
                  label: estimated ? '✓ with estimated brackets' : '+ estimated brackets',
                  to: to({ estimated: !estimated }),
                  current: false,
                },
              ]
            : []),
        ]}
      />
      {themes.length > 0 || filters.theme ? (
        <ChoiceMenu
          label="Theme"
          changed={filters.theme !== null}
          choices={themeChoices(filters.theme, themes, to)}
        />
      ) : null}
      {budgetCounts !== undefined || filters.budget ? (
        <ChoiceMenu
          label="Deck price"
          changed={filters.budget !== null}
          choices={[
            { key: 'any', label: 'Any price', to: to({ budget: null }), current: filters.budget === null },
            ...BUDGETS.filter((budget) => budgetCounts || filters.budget === budget).map((budget) => ({
              key: budget,
              label: describeBudget(budget, budgetLimits),
              to: to({ budget }),
              current: filters.budget === budget,
              note: formatCount(budgetCounts?.[budget] ?? 0),
            })),
          ]}
        >
          {budgetCounts ? null : (
            <p className="max-w-60 px-3 py-2 text-xs text-muted text-pretty">
              {`Fewer than ${BUDGET_MIN_DECKS} of these decks have a price: too few to split into thirds.`}
            </p>
          )}
        </ChoiceMenu>
      ) : null}
      {hasResults || filters.placing ? (
        <ChoiceMenu
          label="Tournaments"
          changed={filters.placing !== null}
          choices={[
            {
              key: 'any',
              label: 'Any result',
              to: to({ placing: null }),
              current: filters.placing === null,
            },
            {
              key: 'top16',
              label: 'Top 16 only',
              to: to({ placing: 'top16' }),
              current: filters.placing === 'top16',
            },
          ]}
        />
      ) : null}
    </>
  );
}

/** Such as "Budget third, up to $120". */
function describeBudget(budget: Budget, limits: Record<Budget, number> | null): string {
  const { name, limit } = BUDGET_NAMES[budget];
  if (!limits) return name;
  const price = limits[budget];
  return `${name}, ${limit} ${price < 10 ? formatPrice({ price, currency: 'USD' }) : formatDollars(price)}`;
}

/** Includes the active theme even if no deck has it. */
function themeChoices(
  current: string | null,
  themes: NonNullable<Props['themes']>,
  to: (change: Partial<DeckFilters>) => string,
) {
  const unlisted = current !== null && themes.every(({ slug }) => slug !== current);
  const listed = unlisted
    ? [{ slug: current, name: current.replaceAll('-', ' '), numDecks: 0 }, ...themes]
    : themes;
  return [
    { key: '', label: 'All themes', to: to({ theme: null }), current: current === null },
    ...listed.map(({ slug, name, numDecks }) => ({
      key: slug,
      label: name,
      to: to({ theme: slug }),
      current: slug === current,
      note: formatCount(numDecks),
    })),
  ];
}

/** Decks with this stated bracket, plus estimated ones if they are counted. */
function deckCount(
  { owner, estimated }: NonNullable<Props['bracketCounts']>,
  number: number,
  withEstimated: boolean,
): number {
  return (owner[number] ?? 0) + (withEstimated ? (estimated[number] ?? 0) : 0);
}
