import { FormBox, PasswordField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';
import { useCodeStep } from './use-code-step.tsx';

type Props = { label: string; busy: string; onProven: () => Promise<void> };

/** Asks for the password again if it was not entered recently, then continues. */
export function ProofForm({ label, busy, onProven }: Props) {
  const step = useCodeStep();
  const form = useAccountForm(async (fields) => {
    const password = readField(fields, 'password');
    const wrong = mergeProblems(
      checkRequired(password, 'password', 'Enter your password.'),
      step.problems(fields),
    );
    if (wrong) return wrong;
    const isProven = await step.send(fields, async (code) => {
      await withCalls((calls) => calls.proveAgain({ password, ...code }));
    });
    if (isProven) await onProven();
    return null;
  });
  return (
    <FormBox form={form} label={label} button={label} busy={busy} takesFocus>
      <PasswordField form={form} kind="current-password" hint="Enter your password again to continue." />
      {step.field(form)}
    </FormBox>
  );
}
