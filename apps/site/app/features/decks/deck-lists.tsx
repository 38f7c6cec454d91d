import { getShownPrice, type RowLook } from '@deckwright/domain';
import {
  cn,
  DataTable,
  lazyRows,
  ManaCost,
  shownPrice,
  TileMarks,
  TypeGlyph,
  useDisplay,
  usePriceClass,
} from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardLines } from '../../shared/lists/card-lines.tsx';
import { countCopies, type DeckCard, type ShownDeckCards, typeOf } from './average-deck-view.ts';

type Props = {
  lists: readonly ShownDeckCards[];
  look: RowLook;
  sample: boolean;
  /** Addresses of the cards that set this list apart, which the table marks. */
  own?: ReadonlySet<string>;
};

const NO_CARDS: ReadonlySet<string> = new Set();

/** The cards by type, as a table or as text. */
export function DeckLists({ lists, look, sample, own = NO_CARDS }: Props) {
  const { priceSources } = useDisplay();
  const groups = lists.map((list) => ({ ...list, type: typeOf(list), count: countCopies(list.cards) }));
  if (look === 'text')
    return (
      <CardLines
        full
        sample={sample}
        groups={groups.map(({ cards, ...group }) => ({
          ...group,
          lines: cards.map((card) => ({
            ...card,
            manaCost: card.face.manaCost,
            price: getShownPrice(card.prices, priceSources),
          })),
        }))}
      />
    );
  const hasCopies = groups.some(({ cards }) => cards.some(({ quantity }) => quantity > 1));
  return (
    <>
      {groups.map((group, position) => (
        <section
          key={group.kind}
          aria-labelledby={`list-${group.kind}`}
          className={cn('flex flex-col gap-3', position > 0 && lazyRows(group.cards.length, look))}
        >
          <h3
            id={`list-${group.kind}`}
            className="flex items-center gap-2 font-display text-lg font-semibold"
          >
            {group.type ? <TypeGlyph type={group.type} className="size-4 text-muted" /> : null}
            {group.title}
            <span className="font-sans text-sm font-normal text-muted tabular-nums">{group.count}</span>
          </h3>
          <Table title={group.title} cards={group.cards} own={own} hasCopies={hasCopies} />
        </section>
      ))}
      {sample ? <p className="text-xs text-muted">Sample prices, each for one copy.</p> : null}
    </>
  );
}

type TableProps = {
  title: string;
  cards: readonly DeckCard[];
  own: ReadonlySet<string>;
  /** Whether any table of the page has more than one copy of a card: all have the same columns. */
  hasCopies: boolean;
};

function Table({ title, cards, own, hasCopies }: TableProps) {
  const { priceSources } = useDisplay();
  const priceClass = usePriceClass();
  return (
    <DataTable
      caption={title}
      columns={[
        { key: 'name', label: 'Name', sorts: true },
        ...(hasCopies
          ? [{ key: 'copies', label: 'Copies', numeric: true, width: 'w-17 sm:w-24', sorts: true }]
          : []),
        { key: 'mana', label: 'Mana', width: 'w-24 sm:w-40' },
        { key: 'price', label: 'Price', numeric: true, width: 'w-24 sm:w-28', sorts: true },
      ]}
      rows={cards.map((card) => {
        const cells: ReactNode[] = [
          <span key="name">
            <Link to={card.url} className="hover:text-accent">
              {card.name}
            </Link>{' '}
            <TileMarks view={{ banned: card.banned, gameChanger: card.gameChanger }} />
            {own.has(card.url) ? <span className="mark bg-raised text-accent">own</span> : null}
          </span>,
          ...(hasCopies ? [card.quantity] : []),
          card.face.manaCost ? <ManaCost key="mana" cost={card.face.manaCost} className="text-sm" /> : '',
          <span key="price" className={cn('whitespace-nowrap', priceClass)}>
            {shownPrice(card.prices, priceSources) ?? '–'}
          </span>,
        ];
        return { key: card.url, cells };
      })}
    />
  );
}
