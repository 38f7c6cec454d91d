import { formatDay, formatPrice } from '@deckwright/domain';
import { DataLabel, IdentityPips, VENDOR_LABELS, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { DeckActions } from '../../shared/deck-list/deck-actions.tsx';
import { FaceSwitch } from './face-switch.tsx';
import type { PreconPageView } from './precon-view.ts';
import { UpgradeFigures } from './upgrade-figures.tsx';

type Props = { page: PreconPageView };

const COVER_SIZES = '(min-width: 768px) 14rem, 6.5rem';

/** What the precon is, whose decks its figures count, and the best upgrades. */
export function PreconHead({ page }: Props) {
  const { precon, cover } = page;
  return (
    <header className="col-start-1 row-start-1 grid grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] content-start gap-x-4 gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="md:row-span-2">
        {cover ? <ViewPicture view={cover} sizes={COVER_SIZES} alt={cover.name} eager /> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 md:gap-2.5">
        <h1 className="font-display text-xl font-semibold text-balance sm:text-3xl lg:text-4xl">
          {precon.name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <IdentityPips colors={precon.colors} className="text-lg text-text" />
          <Link to={`/precon#${precon.tag}`} className="link">
            {precon.setName}
          </Link>
          <time dateTime={precon.released}>{formatDay(precon.released)}</time>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {precon.type}, {precon.size} cards
          {precon.unknown > 0 ? `, ${precon.unknown} of them not in the catalog` : ''}
        </p>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-3 md:col-span-1 md:col-start-2">
        <UpgradeFigures page={page} />
        {page.text ? <DeckActions text={page.text} compare="Compare with average" /> : null}
        <FaceSwitch page={page} />
        <DataLabel head={page} />
      </div>
      <HeadValues page={page} />
    </header>
  );
}

/** The price of the whole deck at each vendor, on wide screens; the table at the end of the page has it too. */
function HeadValues({ page: { values = [], sample } }: Props) {
  if (values.length === 0) return null;
  return (
    <div className="head-aside self-start rounded-lg border border-line bg-surface/85 p-4 text-sm shadow-card max-xxl:hidden">
      <p className="pb-2 font-semibold">{sample ? 'Sample prices by vendor' : 'In singles, by vendor'}</p>
      <dl className="tabular-nums">
        {values.map((value) => (
          <div key={value.source} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="text-muted">{VENDOR_LABELS[value.source]}</dt>
            <dd className="text-right font-semibold">
              {formatPrice(value)}
              {value.missing > 0 ? (
                <span className="block text-xs font-normal text-muted">{`${value.missing} without a price`}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
