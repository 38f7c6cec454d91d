import { DeferredMarkup, fetchPart } from '@deckwright/islands';
import { BackToTop, cn, HeadBand, SectionNavigation } from '@deckwright/ui';
import { Link } from 'react-router';
import { CardFilterField } from '../../shared/filters/cards/card-filter-field.tsx';
import { useCardFilter } from '../../shared/filters/cards/use-card-filter.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { areDeferred } from '../../shared/loading/deferred-lists.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useView } from '../../shared/page/use-view.ts';
import type { PreconPageView } from './precon-view.ts';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const AdviceSection = lazyPart(async () => ({
  default: (await fetchPart(() => import('./advice-section.tsx'))).AdviceSection,
}));
const CardLines = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/card-lines.tsx'))).CardLines,
}));
const PreconHead = lazyPart(async () => ({
  default: (await fetchPart(() => import('./precon-head.tsx'))).PreconHead,
}));
const UpgradeSection = lazyPart(async () => ({
  default: (await fetchPart(() => import('./upgrade-section.tsx'))).UpgradeSection,
}));
const VendorPanel = lazyPart(async () => ({
  default: (await fetchPart(() => import('./vendor-panel.tsx'))).VendorPanel,
}));
const WholeList = lazyPart(async () => ({
  default: (await fetchPart(() => import('../../shared/lists/whole-list.tsx'))).WholeList,
}));

type Props = { page: PreconPageView };

export function PreconScreen({ page }: Props) {
  const face = page.faces.find(({ current }) => current);
  const { lists, filter } = useCardFilter(page.advice, useView(page));
  const deferred = page.deck === undefined;
  const brief = useInBrief(areDeferred(page.advice));
  const sections = [
    ...(face ? [{ kind: 'upgrades', title: 'Upgrades' }] : []),
    ...(deferred ? page.advice : lists),
    { kind: 'list', title: 'The printed list' },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
      <HeadBand colors={page.precon.colors} />
      <DeferredMarkup deferred={deferred} className="contents">
        <PreconHead page={page} />
      </DeferredMarkup>
      <div className="col-span-full flex min-w-0 flex-col gap-8">
        {sections.length > 1 ? (
          <SectionNavigation key={sections.map(({ kind }) => kind).join()} lists={sections} />
        ) : null}
        <DeferredMarkup deferred={deferred} className="contents">
          <UpgradeSection page={page} />
        </DeferredMarkup>
        {page.noAdvice ? (
          <p className="max-w-prose rounded-lg border border-dashed border-line px-4 py-3 text-sm text-muted text-pretty">
            {page.noAdvice}
          </p>
        ) : null}
        {filter.total > 0 || (deferred && page.advice.length > 0) ? (
          <CardFilterField filter={filter} />
        ) : null}
        <DeferredMarkup deferred={deferred} className="flex min-w-0 flex-col gap-8">
          {lists.map((list, index) => (
            <AdviceSection key={list.kind} list={list} position={index} sample={page.sample} brief={brief} />
          ))}
          <WholeList brief={brief} />
          {page.noCuts ? (
            <p className="-mt-2 max-w-prose text-sm text-muted text-pretty">{page.noCuts}</p>
          ) : null}
          {face && page.advice.length > 0 ? (
            <p className="-mt-2 max-w-prose text-sm text-muted text-pretty">
              Counted over decks with this commander:{' '}
              <Link to={face.url} className="link">
                {face.name}
              </Link>
              . Banned cards and basic lands are left out, as are cards that fewer than 20 of these decks
              could run.
            </p>
          ) : null}
          {!page.noAdvice && page.advice.length === 0 ? (
            <p className="text-sm text-muted">These decks run the precon as printed.</p>
          ) : null}
          <section
            id="list"
            aria-labelledby="list-heading"
            className={cn('flex scroll-mt-2 flex-col gap-4', page.advice.length > 0 && 'lazy-section')}
          >
            <h2
              id="list-heading"
              className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
            >
              The printed list
            </h2>
            <CardLines groups={page.deck ?? []} sample={page.sample} full />
          </section>
          <VendorPanel page={page} />
        </DeferredMarkup>
      </div>
      <BackToTop />
    </div>
  );
}
