import { SEARCH_QUERY } from '@deckwright/contract';
import type { CardsPage } from '@deckwright/contract/schemas';
import { formatExact, NEW_CARD_DAYS } from '@deckwright/domain';
import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, Button, cn, FIELD, lazyTiles } from '@deckwright/ui';
import { Fragment } from 'react';
import { Form, Link } from 'react-router';
import { CardFilterField } from '../../shared/filters/cards/card-filter-field.tsx';
import { useCardFilter } from '../../shared/filters/cards/use-card-filter.ts';
import { AdSlot } from '../../shared/lists/ad-slot.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import type { DeferredLists } from '../../shared/lists/tile-lists.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import { areDeferred } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';
import { TopLinks } from './top-links.tsx';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const RankedTiles = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/ranked-tiles.tsx'))).RankedTiles,
}));

type Props = { page: Omit<CardsPage, 'lists'> & DeferredLists };

const NOTES: Readonly<Record<string, string>> = {
  newcards: `first released in the data’s last ${NEW_CARD_DAYS} days`,
};

export function CardsScreen({ page }: Props) {
  const { lists, deferred, filter } = useCardFilter(page.lists, useView(page));
  const brief = useInBrief(areDeferred(page.lists));
  return (
    <div className="flex flex-col gap-8">
      <ListHead
        page={page}
        line={`${formatExact(page.numCards)} cards: find one by name, or start with a list.`}
      >
        <Form role="search" aria-label="Cards" action="/search" className="flex max-w-xl gap-2">
          <input
            name={SEARCH_QUERY.q.name}
            type="search"
            aria-label="Name or search words"
            placeholder="Sol Ring, or t:dragon c:r"
            className={`${FIELD} min-w-0 flex-1`}
          />
          <Button type="submit">Search</Button>
        </Form>
        <TopLinks label="Lists of cards" groups={page.groups} query="" />
      </ListHead>
      {deferred || filter.total > 0 ? <CardFilterField filter={filter} /> : null}
      {deferred || lists.length > 0 ? (
        <DeferredMarkup deferred={deferred} className="flex min-w-0 flex-col gap-8">
          {lists.map((list, at) => (
            <Fragment key={list.kind}>
              {at === 1 ? <AdSlot /> : null}
              <section
                aria-labelledby={list.kind}
                className={cn('flex flex-col gap-4', at > 0 && lazyTiles(list.cards.length))}
              >
                <div className="flex min-h-11 flex-wrap items-baseline gap-x-4 border-b border-line pb-1">
                  <h2 id={list.kind} className="font-display text-2xl font-semibold">
                    {list.title}
                  </h2>
                  {NOTES[list.kind] ? <p className="text-sm text-muted">{NOTES[list.kind]}</p> : null}
                  <Link
                    to={list.kind === 'topcards' ? '/top' : '/sets'}
                    className="link inline-flex min-h-11 items-center text-sm"
                  >
                    {list.kind === 'topcards' ? 'All top lists' : 'All sets'}
                  </Link>
                </div>
                <RankedTiles cards={list.cards} sample={page.sample} at={at} brief={brief} />
              </section>
            </Fragment>
          ))}
          <WholeList brief={brief} />
        </DeferredMarkup>
      ) : null}
      <BackToTop />
    </div>
  );
}
