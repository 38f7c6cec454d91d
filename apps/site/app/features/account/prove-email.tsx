import type { ProofGiven, ProofRequested } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { CodeField, FormBox } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';

type Props = { email: string };

/** Asks for proof that the user receives emails at the address, because patrons are matched by it. */
export function ProveEmail({ email }: Props) {
  const [step, setStep] = useState<'rest' | 'code' | 'proven'>('rest');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  function proven(): void {
    focusAfter(
      () => setStep('proven'),
      () => status.current,
    );
  }

  async function ask(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      const { verified } = await withCalls((calls) =>
        calls.requester.json<ProofRequested>('POST', '/api/users/verify-email', undefined),
      );
      if (verified) proven();
      else setStep('code');
    } catch (error) {
      setTrouble(describeTrouble(error));
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-pretty wrap-anywhere">
        {step === 'proven'
          ? `${email} is confirmed. If you’re a patron with this address, this page will show it soon.`
          : step === 'code'
            ? `A code is on its way to ${email}.`
            : 'Already a patron? We match patrons by email address: confirm that this one is yours.'}
      </p>
      {step === 'code' ? <CodeForm onProven={proven} /> : null}
      {step === 'proven' ? null : (
        <Button
          look="quiet"
          className="self-start"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => busy || void ask()}
        >
          {step === 'code' ? 'Send another code' : 'Confirm my address'}
        </Button>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble}
      </p>
    </div>
  );
}

function CodeForm({ onProven }: { onProven: () => void }) {
  const form = useAccountForm(async (fields) => {
    const code = readField(fields, 'code').replace(/\s/g, '');
    const wrong = mergeProblems(checkRequired(code, 'code', 'Enter the code from the email.'));
    if (wrong) return wrong;
    await withCalls((calls) =>
      calls.requester.json<ProofGiven>('POST', '/api/users/verify-email-code', { code }),
    );
    onProven();
    return null;
  });
  return (
    <FormBox form={form} label="Confirm my address" button="Confirm" busy="Confirming…" takesFocus>
      <CodeField form={form} />
    </FormBox>
  );
}
