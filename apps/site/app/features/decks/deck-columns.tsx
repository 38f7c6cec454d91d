import type { DeckOrder, DecksPage } from '@deckwright/contract/schemas';
import { formatDay, formatDollars } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { BracketText, LandCount } from './deck-text.tsx';
import { describeThemes } from './deck-title.tsx';
import { MiniCurve } from './mini-curve.tsx';

type Deck = DecksPage['decks'][number];
type Page = Pick<DecksPage, 'decks' | 'by' | 'same' | 'sample'>;

export type ShownColumn = {
  key: string;
  /** Null if the list cannot be sorted by it. */
  by: DeckOrder | null;
  label: string;
  /** The full label if it is abbreviated. */
  words?: string;
  /** The width of its cells: the same in every row. */
  width: string;
  cell: (deck: Deck) => ReactNode;
  /** What all decks have in common, as text, if worth mentioning. */
  common?: (deck: Deck) => string | null;
};

type Columns = {
  columns: readonly ShownColumn[];
  common: readonly string[];
  /** Whether the decks of this page differ in their themes. */
  hasThemes: boolean;
};

/** The columns in which the decks differ, and a summary of the others. */
export function toColumns(page: Page): Columns {
  const differs = ({ key, by }: ShownColumn): boolean =>
    by === null ? isKnown(page, key) : by === page.by || !page.same.includes(by);
  const all = [...FIRST, priceColumn(page.sample), ...TYPES, SOURCE, SAVED];
  const [deck] = page.decks;
  const hidden = all.filter((column) => !differs(column));
  const hasThemes = isKnown(page, 'themes');
  const themes = deck && !hasThemes ? describeThemes(deck) : '';
  return {
    columns: all.filter(differs),
    common: [
      ...(themes ? [themes] : []),
      ...(deck ? hidden.flatMap(({ common }) => common?.(deck) ?? []) : []),
    ],
    hasThemes,
  };
}

/** Themes and sources cannot be sorted by: they are shown if the decks of this page differ in them. */
function isKnown({ decks }: Page, key: string): boolean {
  const text = { themes: describeThemes, source: describeSource }[key];
  const [first, ...others] = decks;
  if (!text || !first) return true;
  if (others.length === 0) return text(first) !== '';
  return others.some((deck) => text(deck) !== text(first));
}

const NARROW = 'w-14 grow';

const FIRST: readonly ShownColumn[] = [
  {
    key: 'off-average',
    by: 'off-average',
    label: 'Off avg.',
    words: 'Cards off the average deck',
    width: 'w-18',
    cell: ({ offAverage }) => offAverage,
    common: ({ offAverage }) => `${offAverage} cards off the average deck`,
  },
  {
    key: 'curve',
    by: null,
    label: 'Curve',
    words: 'Nonland cards by mana value',
    width: 'w-20',
    cell: ({ curve }) => <MiniCurve curve={curve} />,
  },
  {
    key: 'bracket',
    by: 'bracket',
    label: 'Bracket',
    width: 'w-18',
    cell: (deck) => <BracketText deck={deck} />,
    common: ({ bracket, bracketEstimated }) =>
      bracket === null ? null : `bracket ${bracket}${bracketEstimated ? ' (estimated)' : ''}`,
  },
  {
    key: 'salt',
    by: 'salt',
    label: 'Salt',
    width: 'w-16',
    cell: ({ salt }) => (salt === null ? <Unknown /> : salt.toFixed(2)),
    common: ({ salt }) => (salt === null ? null : `salt ${salt.toFixed(2)}`),
  },
];

const priceColumn = (sample: boolean): ShownColumn => ({
  key: 'price',
  by: 'price',
  label: sample ? 'Sample price' : 'Price',
  width: sample ? 'w-30' : 'w-22',
  cell: ({ price }) => (price === null ? <Unknown /> : formatDollars(price)),
  common: ({ price }) => (price === null ? null : formatDollars(price)),
});

const typeColumn = (key: DeckOrder, label: string, words?: string): ShownColumn => ({
  key,
  by: key,
  label,
  ...(words ? { words } : {}),
  width: NARROW,
  cell: ({ counts }) => counts[key],
  common: ({ counts }) => (counts[key] ? `${counts[key]} ${(words ?? label).toLowerCase()}` : null),
});

const LANDS: ShownColumn = {
  ...typeColumn('land', 'Lands'),
  width: 'w-16',
  cell: (deck) => <LandCount deck={deck} />,
  common: ({ counts, basicsEstimated }) =>
    counts.land ? `${counts.land} lands${basicsEstimated ? ' (estimated)' : ''}` : null,
};

const TYPES: readonly ShownColumn[] = [
  typeColumn('creature', 'Creat.', 'Creatures'),
  typeColumn('instant', 'Inst.', 'Instants'),
  typeColumn('sorcery', 'Sorc.', 'Sorceries'),
  typeColumn('artifact', 'Artif.', 'Artifacts'),
  typeColumn('enchantment', 'Ench.', 'Enchantments'),
  typeColumn('planeswalker', 'Plan.', 'Planeswalkers'),
  typeColumn('battle', 'Batt.', 'Battles'),
  LANDS,
];

const SOURCE: ShownColumn = {
  key: 'source',
  by: null,
  label: 'Source',
  width: 'w-40 grow justify-start!',
  cell: (deck) => <span className="truncate">{describeSource(deck)}</span>,
  common: (deck) => describeSource(deck),
};

const SAVED: ShownColumn = {
  key: 'date',
  by: 'date',
  label: 'Saved',
  width: 'w-28',
  cell: ({ date }) =>
    date === null ? <Unknown /> : <span className="whitespace-nowrap">{formatDay(date)}</span>,
  common: ({ date }) => (date === null ? null : `saved ${formatDay(date)}`),
};

/** Its public URL is on the deck's own page: a row has only one link. */
function describeSource({ source }: Deck): string {
  return source === null ? 'made for the sample' : `from ${source.name}`;
}

function Unknown() {
  return <span className="text-muted">–</span>;
}
