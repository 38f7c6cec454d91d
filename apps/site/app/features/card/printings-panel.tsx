import { formatExact, formatPrice } from '@deckwright/domain';
import { Fold, Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import type { CardPageView } from './card-view.ts';

type Printing = NonNullable<CardPageView['printings']>[number];
type Props = { page: Pick<CardPageView, 'printings' | 'num_printings' | 'sample'> };

/** Printings that stand open; the others unfold. */
const OPEN = 6;

/** The sets a card is in, newest first, with what each printing costs. */
export function PrintingsPanel({ page }: Props) {
  const { printings = [], num_printings, sample } = page;
  if (printings.length === 0) return null;
  const rest = printings.slice(OPEN);
  const left = num_printings - printings.length;
  return (
    <Panel title={num_printings === 1 ? 'Printed in one set' : `${formatExact(num_printings)} printings`}>
      <List printings={printings.slice(0, OPEN)} />
      {rest.length > 0 ? (
        <Fold label={`${formatExact(rest.length)} more`}>
          <List printings={rest} />
          {left > 0 ? <p className="text-xs text-muted">and {formatExact(left)} older ones</p> : null}
        </Fold>
      ) : null}
      {printings.some(({ price }) => price) ? (
        <p className="text-xs text-muted">{sample ? 'Sample prices' : 'Prices at TCGplayer'}</p>
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
            {printing.set_name === null ? (
              <span className="uppercase">{printing.set}</span>
            ) : (
              <Link to={`/sets/${printing.set}`} className="link">
                {printing.set_name}
              </Link>
            )}{' '}
            <span className="text-xs text-muted">
              {[printing.number && `#${printing.number}`, printing.rarity, printing.released]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {printing.price ? <span className="font-semibold">{formatPrice(printing.price)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
