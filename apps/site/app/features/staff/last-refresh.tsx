import type { StaffData } from '@deckwright/contract/schemas';
import { Notice } from '@deckwright/ui';
import { Moment } from './moment.tsx';

const OUTCOMES = {
  running: 'has not ended',
  published: 'published a new snapshot',
  unchanged: 'found nothing new',
  refused: 'was not published',
  failed: 'failed',
} as const;

/** The last refresh in a sentence, with the reasons if it was not published. */
export function LastRefresh({ startedAt, endedAt, outcome, reasons }: NonNullable<StaffData['refresh']>) {
  const sentence = (
    <>
      The last refresh, of <Moment iso={endedAt ?? startedAt} />, {OUTCOMES[outcome]}
      {reasons.length > 0 ? ':' : '.'}
    </>
  );
  if (reasons.length === 0) return <p className="text-sm text-muted">{sentence}</p>;
  return (
    <Notice>
      <p>{sentence}</p>
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}
