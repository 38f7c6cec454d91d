import { Button, cn } from '@deckwright/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { needsEarlierStep } from '../../shared/session/account-calls.ts';
import { codeHandle } from '../../shared/session/code-handle.ts';
import { AuthPage } from '../../shared/session/forms/auth-page.tsx';
import { CodeField, EmailField, FormBox, PasswordField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { AuthLink } from './auth-link.tsx';
import { checkEmail, checkRequired, mergeProblems, readField } from './check-fields.ts';
import { NEEDS_COOKIES, takesNoCookies } from './takes-cookies.ts';
import { type Arrival, useArrival } from './use-arrival.ts';
import { useFocusOnCode } from './use-focus-on-code.ts';
import { useLanding } from './use-landing.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

export function SignInScreen() {
  const [forgot, setForgot] = useState(false);
  useLanding();
  return forgot ? (
    <ForgotPassword onBack={() => setForgot(false)} />
  ) : (
    <SignIn onForgot={() => setForgot(true)} />
  );
}

type SignInProps = { onForgot: () => void };

function SignIn({ onForgot }: SignInProps) {
  const arrival = useArrival();
  const [asksCode, setAsksCode] = useState(false);
  useFocusOnCode(asksCode);
  const passkey = usePasskeySignIn();
  const form = useAccountForm(async (fields) => {
    const { email, problems } = checkEmail(fields);
    const password = readField(fields, 'password');
    const code = readField(fields, 'code').trim();
    const wrong = mergeProblems(
      problems,
      checkRequired(password, 'password', 'Enter your password.'),
      asksCode ? checkRequired(code, 'code', 'Enter the code from your app, or a recovery code.') : {},
    );
    if (wrong) return wrong;
    if (takesNoCookies()) return { '': NEEDS_COOKIES };
    const signing = withCalls((calls) => calls.signIn({ email, password, ...(code ? { code } : {}) }));
    const signedIn = await signing.catch((error: unknown) => {
      if (asksCode || !needsEarlierStep(error)) throw error;
      setAsksCode(true);
      return null;
    });
    if (!signedIn) return null;
    const { uid, profile } = signedIn;
    account.signedIn({ uid }, profile);
    return null;
  });
  return (
    <AuthPage
      title="Sign in"
      line={
        <>
          No account yet? <AuthLink to="/signup">Sign up</AuthLink>. Every feature works without one; it keeps
          your settings the same on all your devices.
        </>
      }
    >
      <p role="status" className="text-sm text-good empty:hidden">
        {arrival.passwordChanged ? 'Your password has been changed. Sign in with the new one.' : null}
      </p>
      <FormBox form={form} label="Sign in" button="Sign in" busy="Signing in…">
        <EmailField
          key={arrival.email}
          form={form}
          kind="username webauthn"
          defaultValue={arrival.email ?? ''}
        />
        <PasswordField form={form} kind="current-password" />
        {asksCode ? (
          <CodeField
            form={form}
            label="Code from your app"
            hint="Or one of your recovery codes."
            inputMode="text"
          />
        ) : null}
      </FormBox>
      {/* Keeps the content below in place when the browser reports that it supports passkeys. */}
      <div className={cn('flex flex-col gap-2 border-t border-line pt-4', !passkey.isKnown && 'invisible')}>
        <Button look="quiet" aria-disabled={passkey.busy} aria-busy={passkey.busy} onClick={passkey.start}>
          Sign in with a passkey
        </Button>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {passkey.trouble}
        </p>
      </div>
      <button
        type="button"
        onClick={onForgot}
        className="link inline-flex min-h-11 items-center self-start text-sm"
      >
        Forgot password?
      </button>
    </AuthPage>
  );
}

type ForgotProps = { onBack: () => void };

function ForgotPassword({ onBack }: ForgotProps) {
  const navigate = useNavigate();
  const form = useAccountForm(async (fields) => {
    const { email, problems } = checkEmail(fields);
    const wrong = mergeProblems(problems);
    if (wrong) return wrong;
    await withCalls((calls) => calls.forgotPassword({ email, handle: codeHandle() }));
    const arrival: Arrival = { email };
    void navigate('/confirm-password', { state: arrival });
    return null;
  });
  return (
    <AuthPage
      title="Forgot password"
      line="Enter the email address of your account. We’ll email you a code to reset your password."
    >
      <FormBox form={form} label="Forgot password" button="Send code" busy="Sending…">
        <EmailField form={form} />
      </FormBox>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <button type="button" onClick={onBack} className="link inline-flex min-h-11 items-center">
          Back to sign in
        </button>
        <Link to="/confirm-password" className="link inline-flex min-h-11 items-center">
          I have a code
        </Link>
      </p>
    </AuthPage>
  );
}
