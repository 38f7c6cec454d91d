import type { Reported, ReportRequest } from '@deckwright/contract/schemas';
import type { ReportReason } from '@deckwright/domain';
import { Button, Dialog, FIELD, LABEL } from '@deckwright/ui';
import { useId, useRef, useState } from 'react';
import { FormBox } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { withCalls } from '../../shared/session/session.ts';

type Props = { id: string; hasName: boolean };

const REASONS: readonly { value: ReportReason; label: string; ofName: boolean }[] = [
  { value: 'name', label: 'The name offends or misleads', ofName: true },
  { value: 'list', label: 'Fake list made to inflate card counts', ofName: false },
  { value: 'other', label: 'Something else', ofName: false },
];

/** Reports a problem with a deck to staff; works without an account. */
export function ReportButton({ id, hasName }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSent, setSent] = useState(false);
  const noteId = useId();
  const form = useAccountForm(async (fields) => {
    const reason = REASONS.find(({ value }) => value === fields.get('reason'))?.value;
    if (!reason) return { reason: 'Choose what is wrong.' };
    const note = `${fields.get('note') ?? ''}`.trim();
    await withCalls((calls) =>
      calls.requester.json<Reported>('POST', `/api/shared-decks/${encodeURIComponent(id)}/report`, {
        reason,
        note,
      } satisfies ReportRequest),
    );
    setSent(true);
    return null;
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="link inline-flex min-h-11 items-center text-sm md:min-h-9"
        onClick={() => dialog.current?.showModal()}
      >
        Report this deck
      </button>
      <Dialog ref={dialog} title="Report this deck">
        <div className="flex w-96 max-w-full flex-col gap-4">
          {isSent ? (
            <>
              <p role="status" className="text-sm">
                Thank you. Staff will look at it.
              </p>
              <Button look="quiet" onClick={() => dialog.current?.close()}>
                Close
              </Button>
            </>
          ) : (
            <FormBox form={form} label="Report this deck" button="Send the report" busy="Sending…">
              <fieldset className="flex flex-col">
                <legend className={`${LABEL} pb-1`}>What’s wrong?</legend>
                {REASONS.filter(({ ofName }) => hasName || !ofName).map(({ value, label }) => (
                  <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm">
                    <input type="radio" name="reason" value={value} className="size-4.5 accent-gold" />
                    {label}
                  </label>
                ))}
                <p aria-live="polite" className="text-sm text-bad">
                  {form.problems.reason}
                </p>
              </fieldset>
              <div className="flex flex-col gap-1">
                <label htmlFor={noteId} className={LABEL}>
                  More (optional)
                </label>
                <textarea id={noteId} name="note" rows={3} maxLength={500} className={`${FIELD} py-2`} />
              </div>
            </FormBox>
          )}
        </div>
      </Dialog>
    </>
  );
}
