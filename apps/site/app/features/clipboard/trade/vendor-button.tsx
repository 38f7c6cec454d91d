import { linesFor } from '@deckwright/decklist';
import { formatExact, formatPrice, type PriceSource } from '@deckwright/domain';
import { ChevronIcon, cn, Popover, VENDOR_LABELS } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { copyText } from '../../../shared/feedback/copy-text.ts';
import type { ExportList } from './export-list.ts';
import type { VendorOffer } from './vendor-offers.ts';
import type { VendorTotal } from './vendor-totals.ts';

const BOX =
  'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md border border-line bg-surface px-3 py-1.5 text-left text-sm';
export const PRESSED = `${BOX} hover:border-accent hover:bg-raised`;

type Props = {
  total: VendorTotal;
  /** All but the offer that requires our server, which has its own button. */
  offer: Exclude<VendorOffer, { kind: 'ask' }>;
  list: ExportList;
  /** Shown under the vendor's name. */
  note?: string | undefined;
};

/**
 * A vendor with its total for the list: a link if it accepts lists by link, otherwise a copy button or instructions.
 */
export function VendorButton({ total, offer, list, note }: Props) {
  const vendor = VENDOR_LABELS[total.source];
  const words = <VendorText total={total} note={note} goes={offer.kind !== 'none'} />;
  const copy = (done: string) => () => void copyText(linesFor(total.source, list.lines).join('\n'), done);
  switch (offer.kind) {
    case 'link':
      return (
        <a
          href={offer.href}
          target="_blank"
          rel="noopener"
          className={PRESSED}
          onClick={offer.copies ? copy(`List copied too: paste it if ${vendor} shows none.`) : undefined}
        >
          {words}
        </a>
      );
    case 'paste':
      return (
        <a
          href={offer.href}
          target="_blank"
          rel="noopener"
          className={PRESSED}
          onClick={copy(`List copied: paste it at ${vendor}.`)}
        >
          {words}
        </a>
      );
    case 'copy':
      return (
        <button
          type="button"
          className={PRESSED}
          onClick={copy(`This list is too long for a link. It has been copied: paste it at ${vendor}.`)}
        >
          {words}
        </button>
      );
    case 'none':
      return <div className={BOX}>{words}</div>;
  }
}

type WordsProps = { total: VendorTotal; note?: string | undefined; goes: boolean; busy?: ReactNode };

/** Name and total; `busy` replaces the total. */
export function VendorText({ total, note, goes, busy }: WordsProps) {
  const { source, price, currency, foilOrEtched } = total;
  return (
    <>
      <span className="min-w-0 flex-1">
        {VENDOR_LABELS[source]}
        {note ? <strong className="block text-xs font-semibold text-good">{note}</strong> : null}
        {foilOrEtched.length > 0 ? (
          <span className="block text-xs text-muted">{`${formatExact(foilOrEtched.length)} foil or etched`}</span>
        ) : null}
      </span>{' '}
      {busy ?? (
        <span
          className={cn('whitespace-nowrap tabular-nums', price === null ? 'text-muted' : 'font-semibold')}
        >
          {price === null ? 'no prices' : formatPrice({ price, currency })}
        </span>
      )}
      <ChevronIcon className={cn('size-4 shrink-0 -rotate-90 text-muted', !goes && 'invisible')} />
    </>
  );
}

type MissingProps = { source: PriceSource; missing: readonly string[] };

/** How many cards the total leaves out, with the names when pressed. */
export function MissingPrices({ source, missing }: MissingProps) {
  const words = `${missing.length} without a price`;
  return (
    <Popover
      label={`${words} at ${VENDOR_LABELS[source]}`}
      buttonClass="shrink-0 border border-line bg-surface px-2.5 text-xs text-muted hover:bg-raised hover:text-text"
      button={
        <>
          {missing.length} missing<span className="sr-only"> at {VENDOR_LABELS[source]}</span>
        </>
      }
    >
      <p className="text-sm font-semibold">{words}:</p>
      <ul className="mt-1.5 flex flex-col gap-1 text-sm text-muted">
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Popover>
  );
}
