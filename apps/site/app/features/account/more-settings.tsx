import { Notice } from '@deckwright/ui';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../../shared/session/session.ts';
import { authLink } from './redirect.ts';
import { ResetSettings } from './reset-settings.tsx';
import { SettingsFields } from './settings-fields.tsx';

type Props = {
  onLeave: () => void;
  /** Resets the dialog's other settings and returns a function that undoes this. */
  resetMore: () => () => void;
};

/** The settings of the account; signed-out visitors are prompted to sign in for them. */
export function MoreSettings({ onLeave, resetMore }: Props) {
  const { status } = useAccount();
  if (status === 'unknown') return null;
  if (status === 'out') return <SignInForMore onLeave={onLeave} />;
  if (status === 'away')
    return (
      <Notice>
        <p>We can’t load your settings right now. They’ll load automatically when the site is reachable.</p>
      </Notice>
    );
  return (
    <>
      <SettingsFields />
      <ResetSettings resetMore={resetMore} />
    </>
  );
}

function SignInForMore({ onLeave }: Pick<Props, 'onLeave'>) {
  const { pathname } = useLocation();
  return (
    <p className="text-sm text-pretty text-muted">
      <Link to={authLink('/signin', pathname)} onClick={onLeave} className="link">
        Sign in
      </Link>{' '}
      or{' '}
      <Link to={authLink('/signup', pathname)} onClick={onLeave} className="link">
        sign up
      </Link>{' '}
      for more settings: price sources, names under cards and salt.
    </p>
  );
}
