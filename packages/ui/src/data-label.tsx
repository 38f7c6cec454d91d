import { DECK_SAMPLE_TITLE, formatDay, formatMonth } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { briefCorpus, recentDecks } from './source-text.ts';

type Props = {
  head: { corpus: string; asOf: string | null; window: { range: string; label: string }; sample: boolean };
  /** Absent if the numbers are of several windows. */
  withWindow?: boolean;
  /** What the numbers rest on in detail; the label then says so. */
  children?: ReactNode;
};

/** A short label for the data behind the numbers: decks, window and date; shows details when pressed. */
export function DataLabel({ head, withWindow = true, children }: Props) {
  const { asOf, corpus, sample, window } = head;
  const date = asOf === null ? '' : formatDay(asOf);
  const label = withWindow ? window.label : '';
  const isNarrowed = withWindow && window.range !== 'none';
  const recent = isNarrowed ? null : recentDecks(corpus);
  const day = asOf !== null && !label.includes(date) ? ` · as of ${date}` : '';
  return (
    <details className="data-label" data-closes-on-escape="">
      <summary>
        {sample ? <strong className="font-semibold text-text">Sample data · </strong> : null}
        {briefCorpus(corpus)}
        {recent ? `, ${recent}` : null}
        {asOf === null ? null : ` · ${isNarrowed ? label : formatMonth(asOf)}`}
        {children ? (
          <>
            <span className="max-md:not-in-[[open]]:sr-only"> · {DECK_SAMPLE_TITLE}</span>
            <span aria-hidden="true" className="md:hidden in-[[open]]:hidden">
              {' ▾'}
            </span>
          </>
        ) : null}
      </summary>
      <p>
        {corpus}
        {asOf !== null && label ? ` · ${label}` : null}
        {day}
      </p>
      {children}
    </details>
  );
}
