import type { DecksPage } from '@deckwright/contract/schemas';
import { ArtStrip, cn, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { type ShownColumn, toColumns } from './deck-columns.tsx';
import { DeckTitle, deckTitles } from './deck-title.tsx';
import { decksUrl, orderFrom } from './decks-url.ts';
import type { PicturedDeck } from './decks-view.ts';

type Props = {
  page: Pick<DecksPage, 'by' | 'dir' | 'same' | 'filters' | 'commander' | 'sample' | 'totalDecks'> & {
    decks: PicturedDeck[];
  };
};

/** Number of rows a document renders; the others contain only their title until they are near the viewport. */
const FIRST_DRAWN = 20;

const DECK = { by: null, label: 'Deck' } as const;
/** On a phone it scrolls with the row, which it fills nearly. */
const FIRST = 'left-0 w-64 grow-[4] justify-start! md:sticky md:z-1';

/**
 * The decks, one per row with a link to the deck; headings sort by their column, and a column with the same value in
 * all rows is replaced by a line above. Scrolls horizontally.
 */
export function DecksTable({ page, brief }: Props & { brief: boolean }) {
  const { columns, common, hasThemes } = toColumns(page);
  const titles = deckTitles({ ...page, hasDates: columns.some(({ key }) => key === 'date') });
  return (
    <div className="flex flex-col gap-1 md:gap-2">
      {common.length > 0 ? (
        <p className="text-sm text-muted tabular-nums">{`The same for all decks here: ${common.join(', ')}.`}</p>
      ) : null}
      <section
        aria-label="Decks"
        className="overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible"
      >
        <table className="deck-rows text-left text-sm tabular-nums">
          <caption className="sr-only">{`Decks of ${page.commander.name}`}</caption>
          <thead className="border-b border-line bg-raised text-xs text-muted">
            <tr>
              <Heading page={page} column={DECK} className={`${FIRST} bg-raised`} />
              {columns.map((column) => (
                <Heading key={column.key} page={page} column={column} className={column.width} />
              ))}
            </tr>
          </thead>
          <tbody>
            {page.decks.map((deck, index) =>
              brief && index >= FIRST_DRAWN ? (
                <tr key={deck.id} data-brief="" className="border-b border-line last:border-0">
                  <TitleCell deck={deck} title={titles[index]} isBrief hasDetails={false} />
                </tr>
              ) : (
                <tr key={deck.id} className="group/deck border-b border-line last:border-0 hover:bg-raised">
                  <TitleCell
                    deck={deck}
                    title={titles[index]}
                    hasDetails={hasThemes || deck.results.length > 0}
                  />
                  {columns.map(({ key, width, cell }) => (
                    <td key={key} className={`${width} px-2`}>
                      {cell(deck)}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type TitleProps = { deck: PicturedDeck; title: string | undefined; hasDetails: boolean; isBrief?: boolean };

function TitleCell({ deck, title = '', hasDetails, isBrief = false }: TitleProps) {
  return (
    <th scope="row" className={`${FIRST} h-19 bg-surface gap-2.5 px-2 group-hover/deck:bg-raised`}>
      {deck.picture && !isBrief ? (
        <ArtStrip colors={deck.picture.colorIdentity} className="h-14 w-12 shrink-0 md:w-19">
          <ViewPicture view={deck.picture} sizes="6rem" alt="" art />
        </ArtStrip>
      ) : null}
      <DeckTitle deck={deck} title={title} isBrief={!hasDetails} />
    </th>
  );
}

type HeadingProps = Props & { column: Pick<ShownColumn, 'by' | 'label' | 'words'>; className: string };

function Heading({ page, column: { by: key, label, words }, className }: HeadingProps) {
  const { by, dir, filters, commander } = page;
  const shown = words ? (
    <>
      <span aria-hidden="true" title={words}>
        {label}
      </span>
      <span className="sr-only">{words}</span>
    </>
  ) : (
    label
  );
  if (key === null)
    return (
      <th scope="col" className={cn('px-2 font-semibold', className)}>
        {shown}
      </th>
    );
  const current = key === by;
  const sorted = dir === 'desc' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={current ? sorted : undefined} className={cn('font-semibold', className)}>
      <Link
        to={decksUrl(commander.slug, filters, orderFrom(page, key))}
        preventScrollReset
        className={cn(
          'flex min-h-11 items-center px-2 whitespace-nowrap hover:text-text',
          current && 'text-accent',
        )}
      >
        {current ? (
          <span aria-hidden="true" className="pr-0.5">
            {dir === 'desc' ? '▾' : '▴'}
          </span>
        ) : null}
        {shown}
      </Link>
    </th>
  );
}
