import type { DeckOrder, DecksPage } from '@deckwright/api-client/schemas';
import { dayWords, formatDollars } from '@deckwright/domain';
import { cn } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BracketWords, SourceWords } from './deck-words.tsx';
import { decksUrl, orderFrom } from './decks-url.ts';

type Deck = DecksPage['decks'][number];
type Props = { page: Pick<DecksPage, 'decks' | 'by' | 'dir' | 'filters' | 'commander' | 'sample'> };

type Column = { key: DeckOrder; label: string; words?: string };

const TYPES: readonly Column[] = [
  { key: 'creature', label: 'Creat.', words: 'Creatures' },
  { key: 'instant', label: 'Inst.', words: 'Instants' },
  { key: 'sorcery', label: 'Sorc.', words: 'Sorceries' },
  { key: 'artifact', label: 'Artif.', words: 'Artifacts' },
  { key: 'enchantment', label: 'Ench.', words: 'Enchantments' },
  { key: 'planeswalker', label: 'Plan.', words: 'Planeswalkers' },
  { key: 'battle', label: 'Batt.', words: 'Battles' },
  { key: 'land', label: 'Lands' },
];

const WITHOUT_BATTLES = TYPES.filter(({ key }) => key !== 'battle');

/** Rows that a document draws; the others tell their date till somebody comes near. */
const FIRST_DRAWN = 24;

const CELL = 'px-2 py-1.5 text-right';

/** The decks, one a row; each heading orders them by its column. Scrolls sideways within itself. */
export function DecksTable({ page, brief }: Props & { brief: boolean }) {
  // Hardly any deck holds a battle: the column is there where one does.
  const battles = page.by === 'battle' || page.decks.some(({ counts }) => counts.battle);
  const types = battles ? TYPES : WITHOUT_BATTLES;
  return (
    <section aria-label="Decks" className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table
        className={cn('deck-rows text-left text-sm tabular-nums', types === TYPES && 'deck-rows-battles')}
      >
        <caption className="sr-only">{`Decks of ${page.commander.name}`}</caption>
        <thead className="border-b border-line bg-raised text-xs text-muted">
          <tr>
            <Heading page={page} column={{ key: 'date', label: 'Saved' }} first />
            <Heading page={page} column={{ key: 'bracket', label: 'Bracket' }} />
            <Heading page={page} column={{ key: 'price', label: page.sample ? 'Sample price' : 'Price' }} />
            <Heading page={page} column={{ key: 'salt', label: 'Salt' }} />
            {types.map((column) => (
              <Heading key={column.key} page={page} column={column} />
            ))}
            <th scope="col" className="px-2.5 font-semibold">
              Themes
            </th>
            <th scope="col" className="px-2.5 font-semibold">
              Source
            </th>
          </tr>
        </thead>
        <tbody>
          {page.decks.map((deck, index) =>
            brief && index >= FIRST_DRAWN ? (
              <tr key={deck.id} data-brief="" className="border-b border-line last:border-0">
                <DateCell deck={deck} />
              </tr>
            ) : (
              <DeckRow key={deck.id} deck={deck} types={types} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

function DeckRow({ deck, types }: { deck: Deck; types: readonly Column[] }) {
  const themes = deck.themes.map(({ name }) => name).join(', ');
  return (
    <tr className="border-b border-line last:border-0 hover:bg-raised">
      <DateCell deck={deck} />
      <Cell>
        <BracketWords deck={deck} />
      </Cell>
      <Cell>{deck.price === null ? <Unknown /> : formatDollars(deck.price)}</Cell>
      <Cell>{deck.salt === null ? <Unknown /> : deck.salt.toFixed(2)}</Cell>
      {types.map(({ key }) => (
        <Cell key={key}>{deck.counts[key]}</Cell>
      ))}
      <td className="px-2.5 py-1 text-xs text-muted" title={themes}>
        <span className="line-clamp-2 leading-tight">{themes || '–'}</span>
      </td>
      <td className="truncate px-2.5 py-1.5">
        <SourceWords deck={deck} />
      </td>
    </tr>
  );
}

function DateCell({ deck }: { deck: Deck }) {
  return (
    <th scope="row" className="sticky left-0 bg-surface font-medium">
      <Link
        to={deck.url}
        className="flex min-h-11 items-center px-2 whitespace-nowrap underline decoration-accent underline-offset-4 hover:text-accent"
      >
        {deck.date === null ? 'no date' : dayWords(deck.date)}
      </Link>
    </th>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className={CELL}>{children}</td>;
}

function Unknown() {
  return <span className="text-muted">–</span>;
}

type HeadingProps = Props & { column: Column; first?: boolean };

function Heading({ page, column, first = false }: HeadingProps) {
  const { by, dir, filters, commander } = page;
  const current = column.key === by;
  const sorted = dir === 'desc' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      aria-sort={current ? sorted : undefined}
      className={cn('font-semibold', first && 'sticky left-0 bg-raised')}
    >
      <Link
        to={decksUrl(commander.slug, filters, orderFrom(page, column.key))}
        preventScrollReset
        title={column.words}
        className={cn(
          'flex min-h-11 items-center gap-0.5 px-2 whitespace-nowrap hover:text-text',
          !first && 'justify-end',
          current && 'text-text',
        )}
      >
        {column.words ? (
          <>
            <span aria-hidden="true">{column.label}</span>
            <span className="sr-only">{column.words}</span>
          </>
        ) : (
          column.label
        )}
        <span aria-hidden="true" className={current ? 'text-accent' : 'opacity-0'}>
          {dir === 'desc' || !current ? '▾' : '▴'}
        </span>
      </Link>
    </th>
  );
}
