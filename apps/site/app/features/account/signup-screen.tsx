import type { Audience } from '@deckwright/contract/schemas';
import { MIN_PASSWORD } from '@deckwright/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { needsEarlierStep } from '../../shared/session/account-calls.ts';
import { codeHandle, forgetCodeHandle } from '../../shared/session/code-handle.ts';
import { AuthPage } from '../../shared/session/forms/auth-page.tsx';
import {
  CodeField,
  EmailField,
  FormBox,
  FormField,
  PasswordField,
  TickField,
} from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { AuthLink } from './auth-link.tsx';
import { checkEmail, checkNewPassword, checkRequired, mergeProblems, readField } from './check-fields.ts';
import { NEEDS_COOKIES, takesNoCookies } from './takes-cookies.ts';
import { useFocusOnCode } from './use-focus-on-code.ts';
import { useLanding } from './use-landing.ts';

/** If an ad provider can be told the email address, that is a separate question. */
type Props = {
  audience: Audience | undefined;
  /** Stores the consent with this device's other answers. */
  agreeToIdentity: (audience: Audience) => Promise<void>;
};

export function SignUpScreen({ audience, agreeToIdentity }: Props) {
  useLanding();
  const asksForAds = Boolean(audience?.ads);
  /** The address that a code was sent to. */
  const [mailed, setMailed] = useState<string | null>(null);
  useFocusOnCode(mailed !== null);
  const form = useAccountForm(async (fields) => {
    const { email, problems } = checkEmail(fields);
    const password = readField(fields, 'password');
    const username = readField(fields, 'username').trim();
    const ticked = (name: string) => fields.get(name) !== null;
    const wrong = mergeProblems(
      checkRequired(username, 'username', 'Enter your name.'),
      problems,
      checkNewPassword(password),
      ticked('terms') ? {} : { terms: 'Agree to the terms of use to create an account.' },
      mailed === null
        ? {}
        : checkRequired(readField(fields, 'code'), 'code', 'Enter the code from the email.'),
      ticked('privacy') ? {} : { privacy: 'Agree to the privacy policy to create an account.' },
    );
    if (wrong) return wrong;
    if (takesNoCookies()) return { '': NEEDS_COOKIES };
    const consents = {
      terms: true,
      privacy: true,
      newsletter: ticked('newsletter'),
      ...(asksForAds ? { ads: ticked('ads') } : {}),
    } as const;
    // A code sent to a different address does not count.
    const code = mailed === email ? readField(fields, 'code') : '';
    const registering = withCalls((calls) =>
      calls.register({
        ...{ email, password, username, consents, handle: codeHandle() },
        ...(code ? { code } : {}),
      }),
    );
    const signedUp = await registering.catch((error: unknown) => {
      if (code || !needsEarlierStep(error)) throw error;
      setMailed(email);
      return null;
    });
    if (!signedUp) return null;
    forgetCodeHandle();
    const { uid, profile } = signedUp;
    // The account stores the answer; if the code fails to load, only this device's answer is missing.
    if (audience?.ads && ticked('ads')) agreeToIdentity(audience).catch(() => undefined);
    account.signedIn({ uid }, profile);
    return null;
  });
  return (
    <AuthPage
      title="Sign up"
      line={
        <>
          Have an account? <AuthLink to="/signin">Sign in</AuthLink>. An account keeps your price sources and
          other settings on all your devices.
        </>
      }
    >
      <FormBox form={form} label="Sign up" button="Create account" busy="Creating your account…">
        <FormField
          form={form}
          label="Name"
          name="username"
          type="text"
          autoComplete="nickname"
          spellCheck={false}
          hint="Shown in your menu."
        />
        <EmailField form={form} />
        <PasswordField form={form} kind="new-password" hint={`At least ${MIN_PASSWORD} characters.`} />
        <fieldset className="flex flex-col">
          <legend className="sr-only">Consents</legend>
          <TickField form={form} name="terms">
            I agree to the{' '}
            <Link to="/terms" className="link">
              terms of use
            </Link>
            .
          </TickField>
          <TickField form={form} name="privacy">
            I agree to the{' '}
            <Link to="/privacy" className="link">
              privacy policy
            </Link>
            .
          </TickField>
          <TickField form={form} name="newsletter">
            Send me the newsletter (optional). We’ll ask you to confirm; every issue has an unsubscribe link.
          </TickField>
          {asksForAds ? (
            <TickField form={form} name="ads">
              Share my email address with the ad provider while I’m signed in, for relevant ads (optional).
            </TickField>
          ) : null}
        </fieldset>
        <p role="status" className="text-sm text-pretty empty:hidden">
          {mailed ? `We’ve emailed a code to ${mailed}. Enter it to create your account.` : null}
        </p>
        {mailed ? <CodeField form={form} /> : null}
      </FormBox>
      {mailed ? (
        <button
          type="button"
          onClick={() => setMailed(null)}
          className="link inline-flex min-h-11 items-center self-start text-sm"
        >
          I got no code, or need another one
        </button>
      ) : null}
    </AuthPage>
  );
}
