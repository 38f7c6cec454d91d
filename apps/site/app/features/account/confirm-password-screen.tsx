import { MIN_PASSWORD } from '@deckwright/domain';
import { Link, useNavigate } from 'react-router';
import { forgetCodeHandle, ownCodeHandle } from '../../shared/session/code-handle.ts';
import { AuthPage } from '../../shared/session/forms/auth-page.tsx';
import { CodeField, EmailField, FormBox, PasswordField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkEmail, checkNewPassword, checkRequired, mergeProblems, readField } from './check-fields.ts';
import { type Arrival, useArrival } from './use-arrival.ts';

export function ConfirmPasswordScreen() {
  const { email: known } = useArrival();
  const navigate = useNavigate();
  const form = useAccountForm(async (fields) => {
    const { email, problems } = checkEmail(fields);
    const code = readField(fields, 'code').replace(/\s/g, '');
    const password = readField(fields, 'password');
    const wrong = mergeProblems(
      problems,
      checkRequired(code, 'code', 'Enter the code from the email.'),
      checkNewPassword(password),
    );
    if (wrong) return wrong;
    await withCalls((calls) => calls.confirmPassword({ email, code, password, ...ownCodeHandle() }));
    forgetCodeHandle();
    // All sessions have ended, including this device's.
    if (account.uid() !== null) account.deleted();
    const arrival: Arrival = { email, passwordChanged: true };
    void navigate('/signin', { replace: true, state: arrival });
    return null;
  });
  return (
    <AuthPage
      title="New password"
      line={
        known
          ? `If there is an account for ${known}, we’ve sent it a code. It works once and expires soon.`
          : 'Enter the code we emailed you, and your new password.'
      }
    >
      <FormBox form={form} label="New password" button="Change password" busy="Changing…">
        <EmailField key={known} form={form} defaultValue={known ?? ''} />
        <CodeField form={form} />
        <PasswordField
          form={form}
          label="New password"
          kind="new-password"
          hint={`At least ${MIN_PASSWORD} characters. You’ll be signed out everywhere, and API keys are revoked.`}
        />
      </FormBox>
      <p className="text-sm text-muted">
        Passkeys keep working after a password reset. Once you’re signed in, remove any you don’t know on{' '}
        <Link to="/account" className="link">
          your account page
        </Link>
        .
      </p>
      <Link to="/signin" className="link inline-flex min-h-11 items-center self-start text-sm">
        Back to sign in
      </Link>
    </AuthPage>
  );
}
