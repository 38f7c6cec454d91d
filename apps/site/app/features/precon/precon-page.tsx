import { BackToTop, cn, DataLabel, HeadBand, SectionNavigation } from '@deckwright/ui';
import { Link } from 'react-router';
import { CardFilterField } from '../../shared/card-filter/card-filter-field.tsx';
import { useCardFilter } from '../../shared/card-filter/use-card-filter.ts';
import { CardLines } from '../../shared/lists/card-lines.tsx';
import { HeldMarkup } from '../../shared/view/held-markup.tsx';
import { useView } from '../../shared/view/use-view.ts';
import { AdviceSection } from './advice-section.tsx';
import { FaceSwitch } from './face-switch.tsx';
import { PreconHead } from './precon-head.tsx';
import type { PreconPageView } from './precon-view.ts';
import { UpgradeFigures } from './upgrade-figures.tsx';
import { VendorPanel } from './vendor-panel.tsx';

type Props = { page: PreconPageView };

export function PreconPage({ page }: Props) {
  const face = page.faces.find(({ current }) => current);
  const { lists, filter } = useCardFilter(page.advice, useView(page));
  const held = page.deck === undefined;
  const sections = [...(held ? page.advice : lists), { tag: 'list', header: 'The printed list' }];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-5">
      <HeadBand colors={page.precon.colors} />
      <PreconHead page={page}>
        <UpgradeFigures page={page} />
        <FaceSwitch page={page} />
        <DataLabel head={page} />
      </PreconHead>
      <div className="col-span-full flex min-w-0 flex-col gap-8">
        {page.advice.length > 1 ? (
          <SectionNavigation key={sections.map(({ tag }) => tag).join()} lists={sections} />
        ) : null}
        {page.no_advice ? (
          <p className="max-w-prose rounded-lg border border-dashed border-line px-4 py-3 text-sm text-muted text-pretty">
            {page.no_advice}
          </p>
        ) : null}
        {filter.total > 0 || (held && page.advice.length > 0) ? <CardFilterField filter={filter} /> : null}
        <HeldMarkup held={held} className="flex min-w-0 flex-col gap-8">
          {lists.map((list, place) => (
            <AdviceSection key={list.tag} list={list} place={place} sample={page.sample} />
          ))}
          {face && page.advice.length > 0 ? (
            <p className="-mt-2 max-w-prose text-sm text-muted text-pretty">
              Counted over the decks led by{' '}
              <Link to={face.url} className="link">
                {face.name}
              </Link>
              . Banned cards and basic lands are left out; cards fewer than 20 of these decks could hold, too.
            </p>
          ) : null}
          {!page.no_advice && page.advice.length === 0 ? (
            <p className="text-sm text-muted">These decks play the precon as it is printed.</p>
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
        </HeldMarkup>
      </div>
      <BackToTop />
    </div>
  );
}
