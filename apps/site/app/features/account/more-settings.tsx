import { Notice } from '@deckwright/ui';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../../shared/session/session.ts';
import { authLink } from './redirect.ts';
import { SettingsFields } from './settings-fields.tsx';

type Props = { onLeave: () => void };

/** What an account adds to the settings dialog; for visitors the way to one. */
export function MoreSettings({ onLeave }: Props) {
  const { pathname } = useLocation();
  const { status } = useAccount();
  if (status === 'unknown') return null;
  if (status === 'away')
    return (
      <Notice>
        <p>We can’t load your settings right now. They’ll load automatically when the site is reachable.</p>
      </Notice>
    );
  if (status !== 'out') return <SettingsFields />;
  return (
    <p className="text-sm text-pretty text-muted">
      <Link to={authLink('/signin', pathname)} onClick={onLeave} className="link">
        Sign in
      </Link>{' '}
      for more settings: price sources, names under cards, when salt is shown. No account yet?{' '}
      <Link to={authLink('/signup', pathname)} onClick={onLeave} className="link">
        Sign up
      </Link>
      .
    </p>
  );
}
