import { FormBox, PasswordField } from '../../shared/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/forms/use-account-form.ts';
import { withCalls } from '../../shared/session/session.ts';
import { allFaults, faultsOfEmpty, textOf } from './check-fields.ts';

type Props = { label: string; busy: string; onProven: () => Promise<void> };

/** Asks for the password again if it was not entered recently, then continues. */
export function ProofForm({ label, busy, onProven }: Props) {
  const form = useAccountForm(async (fields) => {
    const password = textOf(fields, 'password');
    const wrong = allFaults(faultsOfEmpty(password, 'password', 'Enter your password.'));
    if (wrong) return wrong;
    await withCalls((calls) => calls.proveAgain(password));
    await onProven();
    return null;
  });
  return (
    <FormBox form={form} label={label} button={label} busy={busy} takesFocus>
      <PasswordField form={form} kind="current-password" hint="Enter your password again to continue." />
    </FormBox>
  );
}
