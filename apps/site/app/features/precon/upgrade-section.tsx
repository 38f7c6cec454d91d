import type { PreconUpgrade } from '@deckwright/contract/schemas';
import { formatPrice } from '@deckwright/domain';
import { Button, ChevronIcon, cn } from '@deckwright/ui';
import { Form, Link } from 'react-router';
import type { PreconPageView } from './precon-view.ts';

type Props = { page: Pick<PreconPageView, 'upgrades' | 'value' | 'sample' | 'text'> };

/**
 * Swaps for each budget, one open at a time without scripts. The anchor of a budget is inside it, because browsers open the
 * details around the target of an address, and not one that is the target itself.
 */
export function UpgradeSection({ page: { upgrades = [], value, sample, text = '' } }: Props) {
  if (upgrades.length === 0) return null;
  return (
    <section id="upgrades" aria-labelledby="upgrades-heading" className="flex scroll-mt-2 flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 id="upgrades-heading" className="font-display text-xl font-semibold md:text-2xl">
          Upgrades
        </h2>
        <p className="text-xs text-muted md:text-sm">
          {`by the advice of Improve my deck; the budget counts the cards that go in${sample ? ', at sample prices' : ''}`}
        </p>
      </div>
      {upgrades.map((upgrade, index) => (
        <details
          key={upgrade.budget}
          name="upgrade"
          open={index === 0}
          className="rounded-lg border border-line bg-surface shadow-card"
        >
          <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 px-3 py-1.5 [&::-webkit-details-marker]:hidden">
            <h3 className="font-display text-lg font-semibold">{`For $${upgrade.budget}`}</h3>
            <span className="text-sm text-muted tabular-nums">{summarize(upgrade)}</span>
            <ChevronIcon className="ml-auto size-4 text-muted transition-transform in-[details[open]>summary]:rotate-180" />
          </summary>
          <div
            id={`upgrade-${upgrade.budget}`}
            className="flex scroll-mt-2 flex-col gap-3 border-t border-line px-3 py-3"
          >
            <UpgradeTotals upgrade={upgrade} before={value.price} />
            {upgrade.swaps.length > 0 && upgrade.left > upgrade.budget / 2 ? (
              <p className="text-sm text-pretty text-muted">
                For this budget, we would take out no further card of the printed list.
              </p>
            ) : null}
            <ol className="grid gap-x-8 xl:grid-cols-2">
              {upgrade.swaps.map(({ cut, add }) => (
                <li
                  key={add.url}
                  className="grid grid-cols-2 items-baseline gap-x-3 border-b border-line py-2"
                >
                  <SwapSide card={cut} isOut />
                  <SwapSide card={add} />
                </li>
              ))}
            </ol>
            {text === '' ? null : (
              <Form method="post" action="/recs">
                <input type="hidden" name="deck" value={text} />
                <input type="hidden" name="maxTotal" value={`${upgrade.budget}`} />
                <Button type="submit" look="quiet" className="px-3 max-md:w-full md:min-h-9">
                  Open in Improve my deck
                  <span className="sr-only">{` with a budget of $${upgrade.budget}`}</span>
                </Button>
              </Form>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}

function summarize({ swaps, cost }: PreconUpgrade): string {
  if (swaps.length === 0) return 'no swap';
  return `${swaps.length === 1 ? 'one swap' : `${swaps.length} swaps`} for ${dollars(cost)}`;
}

type TotalsProps = { upgrade: PreconUpgrade; before: number };

function UpgradeTotals({ upgrade: { budget, swaps, cost, left, after }, before }: TotalsProps) {
  if (swaps.length === 0)
    return (
      <p className="text-sm text-pretty text-muted">{`Nothing to add within $${budget} is better by what decks play.`}</p>
    );
  const totals = [
    ['Cards to add', cost],
    ['Left', left],
    ['Deck before', before],
    ['Deck after', after.price],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
      {totals.map(([label, amount]) => (
        <div key={label} className="flex gap-x-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{dollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

type SideProps = { card: PreconUpgrade['swaps'][number]['cut']; isOut?: boolean };

function SwapSide({ card: { name, url, price, reason }, isOut = false }: SideProps) {
  const facts = [price ? formatPrice(price) : '', reason].filter(Boolean).join(' · ');
  return (
    <p className="min-w-0">
      {isOut ? '' : '→ '}
      <Link to={url} className={cn('font-medium hover:text-accent', isOut && 'text-muted line-through')}>
        {name}
      </Link>
      {facts ? <small className="block text-xs text-pretty text-muted tabular-nums">{facts}</small> : null}
    </p>
  );
}

function dollars(price: number): string {
  return formatPrice({ price, currency: 'USD' });
}
