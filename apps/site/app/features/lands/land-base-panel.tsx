import { formatExact, formatPrice, formatShare } from '@deckwright/domain';
import { Panel, shareTitle, WideMark } from '@deckwright/ui';
import { Link } from 'react-router';
import { LandForm } from './land-form.tsx';
import type { LandsView } from './lands-view.ts';

type Props = { page: LandsView };
type Base = NonNullable<LandsView['base']>;

/** How many lands, which, and why. */
export function LandBasePanel({ page }: Props) {
  const { base } = page;
  return (
    <section
      aria-labelledby="base-heading"
      className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <Panel className="content-start">
        <h2 id="base-heading" className="font-display text-xl font-semibold">
          A recommended land base
        </h2>
        {base ? <Reasons page={page} base={base} /> : <NothingYet />}
        <LandForm page={page} />
      </Panel>
      {base ? <Chosen page={page} base={base} /> : null}
    </section>
  );
}

function NothingYet() {
  return (
    <p className="text-sm text-muted text-pretty">
      There is no average to start from here. Enter your deck’s average mana value and its cheap ramp and
      draw.
    </p>
  );
}

type BaseProps = { page: LandsView; base: Base };

function Reasons({ page, base }: BaseProps) {
  const { averages } = page;
  const basics = base.basics.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex flex-col gap-2 text-sm text-pretty tabular-nums">
      <p>
        <strong className="font-display text-4xl font-semibold text-accent">{formatExact(base.lands)}</strong>{' '}
        lands beside one commander
      </p>
      <p>
        31.42 + 3.13 × {base.manaValue.toFixed(2)} (average mana value) − 0.28 × {base.cheap.toFixed(1)}{' '}
        (cheap ramp and draw) = {base.exact.toFixed(2)}, by Frank Karsten’s formula for 99 cards.
      </p>
      <p className="text-muted">
        {base.form.mana === null && base.form.cheap === null
          ? 'Mana value and cheap cards are taken from the average deck in these colors. '
          : ''}
        Cheap: mana value 2 or less.
      </p>
      {averages.land > 0 ? (
        <p className="text-muted">
          {formatShare(averages.nonbasic / averages.land)} of these decks’ lands are nonbasic, which makes{' '}
          {formatExact(Math.round((base.lands * averages.nonbasic) / averages.land))} of {base.lands}: the
          most played ones first
          {base.form.cap === null ? '' : `, within ${formatPrice({ price: base.form.cap, currency: 'USD' })}`}
          .
          {basics > 0
            ? ` The other ${formatExact(base.lands - base.nonbasics.length)} are basic lands, split by the mana symbols in costs.`
            : ''}
        </p>
      ) : null}
    </div>
  );
}

function Chosen({ page, base }: BaseProps) {
  return (
    <Panel className="content-start">
      <h3 className="font-display text-lg font-semibold">
        {base.nonbasics.length > 0
          ? `${formatExact(base.nonbasics.length)} nonbasic lands`
          : 'No nonbasic lands'}
        {base.price > 0 ? (
          <span className="font-sans text-sm font-normal text-muted tabular-nums">
            {' '}
            {formatPrice({ price: base.price, currency: 'USD' })}
            {page.sample ? ' at sample prices' : ''}
            {base.unpriced > 0 ? `, ${formatExact(base.unpriced)} without a price` : ''}
          </span>
        ) : null}
      </h3>
      <ul className="columns-1 gap-8 text-sm tabular-nums sm:columns-2 xxl:columns-3">
        {base.nonbasics.map((land) => (
          <li
            key={land.url}
            className="flex min-h-9 break-inside-avoid items-center gap-3 border-b border-line/60"
          >
            <Link to={land.url} className="min-w-0 flex-1 py-1 leading-tight text-pretty hover:text-accent">
              {land.name}
            </Link>
            <span className="text-xs font-semibold" title={shareTitle(land)}>
              <WideMark counts={land} />
              {formatShare(land.rate)}
            </span>
            <span className="w-16 text-right text-xs text-muted">
              {land.price === null
                ? ''
                : formatPrice({
                    price: land.price,
                    currency: 'USD',
                    finish: land.priceFinish ?? undefined,
                  })}
            </span>
          </li>
        ))}
      </ul>
      {base.basics.length > 0 ? (
        <>
          <h3 className="font-display text-lg font-semibold">Basic lands</h3>
          <ul className="flex flex-wrap gap-2 text-sm tabular-nums">
            {base.basics.map((basic) => (
              <li key={basic.name} className="rounded-md border border-line bg-raised px-3 py-1.5">
                <strong className="font-semibold">{basic.count}</strong>{' '}
                {basic.url ? (
                  <Link to={basic.url} className="hover:text-accent">
                    {basic.name}
                  </Link>
                ) : (
                  basic.name
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
