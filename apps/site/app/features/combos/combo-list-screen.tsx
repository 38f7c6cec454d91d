import { COLORS, formatCounted, formatExact, identityFromSlug, listColors } from '@deckwright/domain';
import { DeferredMarkup, fetchPart, isPartDeferred } from '@deckwright/islands';
import {
  BackToTop,
  cn,
  EmptyState,
  getPicturePriority,
  Notice,
  PhoneFold,
  TileInBrief,
} from '@deckwright/ui';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { LoadMore } from '../../shared/lists/load-more.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { ComboFilterForm } from './combo-form.tsx';
import { ComboSource } from './combo-source.tsx';
import type { CombosView } from './combo-views.ts';
import { combosUrl } from './combos-query.ts';
import type { UnknownCard } from './load-combos.server.ts';

/** A document has it as markup: the code that renders it is loaded when the page changes. */
const ComboItem = lazyPart(async () => ({
  default: (await fetchPart(() => import('./combo-item.tsx'))).ComboItem,
}));

type Props = { page: CombosView };

export function ComboListScreen({ page }: Props) {
  const { colors } = page.form;
  const [grown, setGrown] = useState(false);
  const brief = useInBrief(isPartDeferred(page, 'combos'));
  return (
    <div className="flex flex-col gap-5">
      <ListHead
        page={page}
        colors={colors ? listColors(identityFromSlug(colors) ?? 0) : COLORS}
        line={
          <span role="status" className="tabular-nums">
            {page.shown === page.numCombos
              ? `${formatCounted(page.numCombos, 'combo')}, by number of decks`
              : `${formatExact(page.shown)} of ${formatCounted(page.numCombos, 'combo')}, by number of decks`}
          </span>
        }
      >
        <ComboFilterForm page={page} />
        {page.unknownCard ? <NoSuchCard unknown={page.unknownCard} /> : null}
      </ListHead>
      {page.combos?.length === 0 ? (
        <NoCombos page={page} />
      ) : (
        <DeferredMarkup deferred={page.combos === undefined} onGrow={() => setGrown(true)}>
          <PhoneFold count={page.combos?.length ?? 0} first={12} name="combos" what="combos">
            {(folds) => (
              <ul
                className={cn(
                  'combos grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-4',
                  folds,
                )}
              >
                <ComboPages key={page.query} page={page} begun={grown} />
              </ul>
            )}
          </PhoneFold>
          <WholeList brief={brief} />
        </DeferredMarkup>
      )}
      <ComboSource sample={page.sample} />
      <BackToTop />
    </div>
  );
}

function NoSuchCard({ unknown: { name, nearest } }: { unknown: UnknownCard }) {
  return (
    <Notice>
      <p>
        {`No card is called “${name}”, so it was left out.`}
        {nearest.map(({ label, url }, index) => (
          <Fragment key={url}>
            {index === 0 ? ' Did you mean ' : index === nearest.length - 1 ? ' or ' : ', '}
            <Link to={url} className="link font-semibold">
              {label}
            </Link>
            {index === nearest.length - 1 ? '?' : ''}
          </Fragment>
        ))}
      </p>
    </Notice>
  );
}

function NoCombos({ page }: Props) {
  if (page.numCombos === 0)
    return (
      <EmptyState title="No combos in the data yet">
        <p>Combos will appear here once our card data includes them.</p>
      </EmptyState>
    );
  return (
    <EmptyState title="No combos match">
      <p>
        Try more colors, another size or any result, or{' '}
        <Link to="/combos" className="link font-semibold">
          see all combos
        </Link>
        .
      </p>
    </EmptyState>
  );
}

/** Some rows of any screen; a document has only the names of the rest. */
const FIRST_DRAWN = 18;

type ComboPagesProps = {
  page: CombosView;
  /** The next page was requested before this one's data were loaded. */
  begun?: boolean;
};

/** One page of the list and, once requested, those after it. */
function ComboPages({ page, begun = false }: ComboPagesProps) {
  const brief = useInBrief(isPartDeferred(page, 'combos'));
  return (
    <>
      {page.combos?.map((combo, index) =>
        brief && index >= FIRST_DRAWN ? (
          <TileInBrief key={combo.id} view={{ url: combo.url, name: combo.name }} />
        ) : (
          <li key={combo.id} className="min-w-0">
            <ComboItem
              combo={combo}
              sample={page.sample}
              priority={getPicturePriority(index, page.page - 1)}
            />
          </li>
        ),
      )}
      <LoadMore<CombosView>
        next={combosUrl(page.form, page.page + 1)}
        more={page.more !== null}
        begun={begun}
      >
        {(following) => <ComboPages page={following} />}
      </LoadMore>
    </>
  );
}
