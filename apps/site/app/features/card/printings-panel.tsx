import {
  formatDay,
  formatExact,
  formatPrice,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
} from '@deckwright/domain';
import { Fold, Panel, VENDOR_LABELS } from '@deckwright/ui';
import { Link } from 'react-router';
import type { CardPageView } from './card-view.ts';

type Printing = NonNullable<CardPageView['printings']>[number];
type Props = { page: Pick<CardPageView, 'printings' | 'numPrintings' | 'sample'> };

/** Number of printings shown; the others are folded. */
const OPEN = 6;

/** The sets a card is in, newest first, with the prices of each printing. */
export function PrintingsPanel({ page }: Props) {
  const { printings = [], numPrintings, sample } = page;
  if (printings.length === 0) return null;
  const rest = printings.slice(OPEN);
  const left = numPrintings - printings.length;
  return (
    <Panel title={numPrintings === 1 ? 'Printed in one set' : `${formatExact(numPrintings)} printings`}>
      <List printings={printings.slice(0, OPEN)} />
      {rest.length > 0 ? (
        <Fold label={`${formatExact(rest.length)} more`}>
          <List printings={rest} />
          {left > 0 ? <p className="text-xs text-muted">and {formatExact(left)} older ones</p> : null}
        </Fold>
      ) : null}
      {printings.some(({ prices }) => Object.keys(prices).length > 0) ? (
        <p className="text-xs text-muted">
          {sample ? 'Sample prices' : 'Printings that are not tournament legal have no paper price.'}
        </p>
      ) : null}
    </Panel>
  );
}

function List({ printings }: { printings: readonly Printing[] }) {
  return (
    <ul className="flex flex-col text-sm tabular-nums">
      {printings.map((printing) => (
        <li key={printing.id} className="flex items-baseline justify-between gap-4 py-1">
          <span className="min-w-0">
            {printing.setName === null ? (
              printing.set.toUpperCase()
            ) : (
              <Link to={`/sets/${printing.set}`} className="link">
                {printing.setName}
              </Link>
            )}{' '}
            <span className="text-xs text-muted">
              {[printing.number && `#${printing.number}`, printing.rarity, formatDay(printing.released)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="text-right text-xs whitespace-pre">{getPrices(printing)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The vendors' prices of the printing, one per line. */
function getPrices({ prices, finishes }: Pick<Printing, 'prices' | 'finishes'>): string {
  return PRICE_SOURCES.flatMap((source) => {
    const price = prices[source];
    if (price === undefined) return [];
    // The vendor is named above; the currency is enough here.
    const [vendor] = VENDOR_LABELS[source].split(' (');
    const currency = PRICE_SOURCE_CURRENCY[source];
    return `${vendor} ${formatPrice({ price, currency, finish: finishes[source] })}`;
  }).join('\n');
}
