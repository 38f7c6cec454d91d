import { getShownPrice } from '@deckwright/domain';
import {
  CardGrid,
  cn,
  DataTable,
  lazyRows,
  lazyTiles,
  ManaCost,
  PhoneFold,
  shownPrice,
  TileInBrief,
  TileMarks,
  TileName,
  TilePrice,
  TypeGlyph,
  useDisplay,
  usePriceClass,
  ViewPicture,
} from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardLines } from '../../shared/lists/card-lines.tsx';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import type { View } from '../../shared/page/use-view.ts';
import { countCopies, type DeckCard, type ShownDeckCards, typeOf } from './average-deck-view.ts';

type Props = {
  lists: readonly ShownDeckCards[];
  look: View['query']['view'];
  sample: boolean;
  /** Addresses of the cards that set this list apart, which the table marks. */
  own?: ReadonlySet<string>;
  /** Whether these are only the cards that match a query. */
  isFiltered: boolean;
  /** Whether it is the markup of a document without its data. */
  brief: boolean;
};

const SIZES = '(min-width: 1400px) 11rem, (min-width: 992px) 10rem, (min-width: 576px) 30vw, 46vw';

const NO_CARDS: ReadonlySet<string> = new Set();

/** One row on the widest screen; a document has only the names of the rest. */
const FIRST_DRAWN = 7;
/** Three rows on a phone. */
const FIRST_ON_PHONE = 6;

/** The cards by type, as pictures, as a table or as text. */
export function DeckLists({ lists, look, sample, own = NO_CARDS, isFiltered, brief }: Props) {
  const { priceSources } = useDisplay();
  // A single commander is pictured in the head of the page. One that matches a query is counted beside it.
  const isInHead = ({ kind, cards }: ShownDeckCards) => kind === 'commanders' && cards.length === 1;
  const shown = look === 'images' && !isFiltered ? lists.filter((list) => !isInHead(list)) : lists;
  const groups = shown.map((list) => ({ ...list, type: typeOf(list), count: countCopies(list.cards) }));
  const hasCopies = groups.some(({ cards }) => cards.some(({ quantity }) => quantity > 1));
  return (
    <>
      {look === 'text' ? (
        <CardLines
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
      ) : (
        groups.map((group, position) => (
          <section
            key={group.kind}
            aria-labelledby={`list-${group.kind}`}
            className={cn('flex flex-col gap-3', position > 0 && toLoading(look, group.cards.length))}
          >
            <h3
              id={`list-${group.kind}`}
              className="flex items-center gap-2 font-display text-lg font-semibold"
            >
              {group.type ? <TypeGlyph type={group.type} className="size-4 text-muted" /> : null}
              {group.title}
              <span className="font-sans text-sm font-normal text-muted tabular-nums">{group.count}</span>
            </h3>
            {look === 'table' ? (
              <Table title={group.title} cards={group.cards} own={own} hasCopies={hasCopies} />
            ) : (
              <PhoneFold count={group.cards.length} first={FIRST_ON_PHONE} name={group.kind} of={group.title}>
                {(folds) => (
                  <CardGrid folds={folds}>
                    {group.cards.map((card, index) =>
                      brief && position > 0 && index >= FIRST_DRAWN ? (
                        <TileInBrief key={card.url} view={card} />
                      ) : (
                        <li key={card.url}>
                          <Tile card={card} sample={sample} />
                        </li>
                      ),
                    )}
                  </CardGrid>
                )}
              </PhoneFold>
            )}
          </section>
        ))
      )}
      {sample && look === 'table' ? (
        <p className="text-xs text-muted">Sample prices, each for one copy.</p>
      ) : null}
      <WholeList brief={brief && look === 'images'} />
    </>
  );
}

/** The class that reserves space for a group until it is rendered. */
function toLoading(look: Props['look'], count: number): string {
  return look === 'images' ? lazyTiles(count, FIRST_ON_PHONE) : lazyRows(count, look);
}

type TileProps = { card: DeckCard; sample: boolean };

function Tile({ card, sample }: TileProps) {
  return (
    <article className="tile">
      <Link to={card.url} className="tile-link">
        <ViewPicture view={card} sizes={SIZES} alt="" />
        <TileName view={card} />
      </Link>
      <p className="tile-line">
        {card.quantity > 1 ? (
          <strong className="text-sm font-semibold">{`${card.quantity} copies`}</strong>
        ) : null}
        <TilePrice view={card} sample={sample} />
        <TileMarks view={card} />
      </p>
    </article>
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
