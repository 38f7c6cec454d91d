import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { CodeField, EmailField, FormBox, PasswordField } from '../../shared/session/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkEmail, checkRequired, mergeProblems, readField } from './check-fields.ts';
import { useCodeStep } from './use-code-step.tsx';

type Props = { email: string };

/** The address changes once the user enters the code emailed to it. */
export function EmailPanel({ email }: Props) {
  const [step, setStep] = useState<{ at: 'rest' | 'ask' | 'changed' } | { at: 'code'; wanted: string }>({
    at: 'rest',
  });
  const status = useRef<HTMLParagraphElement>(null);
  const changed = (): void =>
    focusAfter(
      () => setStep({ at: 'changed' }),
      () => status.current,
    );
  return (
    <TitledPanel title="Email">
      <p className="text-sm wrap-anywhere">{email}</p>
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-good empty:hidden">
        {step.at === 'code' ? `A code is on its way to ${step.wanted}.` : null}
        {step.at === 'changed' ? 'Your email address has been changed.' : null}
      </p>
      {step.at === 'ask' ? <AskForm onSent={(wanted) => setStep({ at: 'code', wanted })} /> : null}
      {step.at === 'code' ? <CodeForm onChanged={changed} /> : null}
      {step.at === 'rest' || step.at === 'changed' ? (
        <Button look="quiet" className="self-start" onClick={() => setStep({ at: 'ask' })}>
          Change email
        </Button>
      ) : (
        <Button look="quiet" className="self-start" onClick={() => setStep({ at: 'rest' })}>
          Cancel
        </Button>
      )}
    </TitledPanel>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const step = useCodeStep();
  const form = useAccountForm(async (fields) => {
    const { email, problems } = checkEmail(fields);
    const password = readField(fields, 'password');
    const wrong = mergeProblems(
      problems,
      checkRequired(password, 'password', 'Enter your password.'),
      step.problems(fields),
    );
    if (wrong) return wrong;
    const isSent = await step.send(fields, async (code) => {
      await withCalls((calls) => calls.changeEmail({ email, password, ...code }));
    });
    if (isSent) onSent(email);
    return null;
  });
  return (
    <FormBox form={form} label="Change email" button="Send code" busy="Sending…" takesFocus>
      <EmailField form={form} label="New email" kind="email" />
      <PasswordField form={form} kind="current-password" />
      {step.field(form)}
    </FormBox>
  );
}

function CodeForm({ onChanged }: { onChanged: () => void }) {
  const form = useAccountForm(async (fields) => {
    const code = readField(fields, 'code').replace(/\s/g, '');
    const wrong = mergeProblems(checkRequired(code, 'code', 'Enter the code from the email.'));
    if (wrong) return wrong;
    const { profile } = await withCalls((calls) => calls.confirmEmail(code));
    account.learned(profile);
    onChanged();
    return null;
  });
  return (
    <FormBox form={form} label="Confirm email" button="Change email" busy="Changing…" takesFocus>
      <CodeField form={form} />
    </FormBox>
  );
}
