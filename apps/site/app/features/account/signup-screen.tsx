import type { Audience } from '@deckwright/api-client/schemas';
import { SHORTEST_PASSWORD } from '@deckwright/domain';
import { Link } from 'react-router';
import { AuthPage } from '../../shared/forms/auth-page.tsx';
import { EmailField, FormBox, FormField, PasswordField, TickField } from '../../shared/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/forms/use-account-form.ts';
import { account, settingsToTake, withCalls } from '../../shared/session/session.ts';
import { AuthLink } from './auth-link.tsx';
import { allFaults, emailOf, faultsOfEmpty, faultsOfNew, textOf } from './check-fields.ts';
import { NEEDS_COOKIES, takesNoCookies } from './takes-cookies.ts';
import { useLanding } from './use-landing.ts';

/** With an ad provider, which can be told the email address, that is asked by itself. */
type Props = {
  audience: Audience | undefined;
  /** Keeps with this device's other answers that the provider may be told it. */
  agreeToIdentity: (audience: Audience) => Promise<void>;
};

export function SignUpScreen({ audience, agreeToIdentity }: Props) {
  useLanding();
  const asksForAds = Boolean(audience?.ads);
  const form = useAccountForm(async (fields) => {
    const { email, faults } = emailOf(fields);
    const password = textOf(fields, 'password');
    const username = textOf(fields, 'username').trim();
    const ticked = (name: string) => fields.get(name) !== null;
    const wrong = allFaults(
      faultsOfEmpty(username, 'username', 'Enter your display name.'),
      faults,
      faultsOfNew(password),
      ticked('terms') ? {} : { terms: 'Agree to the terms of use to create an account.' },
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
    const { uid, profile } = await withCalls((calls) =>
      calls.register({ email, password, username, consents, ...settingsToTake() }),
    );
    // The account has the answer; without its code this device has none of its own.
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
            Send me the newsletter (optional). We’ll ask you to confirm; every issue has an unsubscribe link.
          </TickField>
          {asksForAds ? (
            <TickField form={form} name="ads">
              Share my email address with the ad provider while I’m signed in, for relevant ads (optional).
            </TickField>
          ) : null}
        </fieldset>
      </FormBox>
    </AuthPage>
  );
}
