import { Link } from 'react-router';
import { AuthLink } from './auth-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { allFaults, emailOf, faultsOfEmpty, faultsOfNew, SHORTEST_PASSWORD, textOf } from './check-fields.ts';
import { EmailField, FormBox, FormField, PasswordField, TickField } from './form-fields.tsx';
import { account, withCalls } from './session.ts';
import { useAccountForm } from './use-account-form.ts';
import { useLanding } from './use-landing.ts';

/** `asksForAds` where an ad provider is configured that can be told the e-mail address. */
type Props = { asksForAds: boolean };

export function SignUpPage({ asksForAds }: Props) {
  useLanding();
  const form = useAccountForm(async (fields) => {
    const { email, faults } = emailOf(fields);
    const password = textOf(fields, 'password');
    const username = textOf(fields, 'username').trim();
    const ticked = (name: string) => fields.get(name) !== null;
    const wrong = allFaults(
      faultsOfEmpty(username, 'username', 'Enter the name that you want to be shown with.'),
      faults,
      faultsOfNew(password),
      ticked('terms') ? {} : { terms: 'An account needs your agreement to the terms.' },
      ticked('privacy') ? {} : { privacy: 'An account needs your agreement to the privacy policy.' },
    );
    if (wrong) return wrong;
    const consents = {
      terms: true,
      privacy: true,
      newsletter: ticked('newsletter'),
      ...(asksForAds ? { ads: ticked('ads') } : {}),
    } as const;
    const { uid, token, profile } = await withCalls((calls) =>
      calls.register({ email, password, username, consents }),
    );
    account.signedIn({ uid, token }, profile);
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
          hint="Shown in your own menu."
        />
        <EmailField form={form} />
        <PasswordField form={form} kind="new-password" hint={`At least ${SHORTEST_PASSWORD} characters.`} />
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
            Send me the newsletter (optional). A mail asks once more, and every issue has a link to leave.
          </TickField>
          {asksForAds ? (
            <TickField form={form} name="ads">
              Tell the ad provider a scrambled form of my e-mail address, for ads that fit me (optional).
            </TickField>
          ) : null}
        </fieldset>
      </FormBox>
    </AuthPage>
  );
}
