import { Notice } from '@deckwright/ui';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../../shared/session/session.ts';
import { authLink } from './redirect.ts';
import { SettingsFields } from './settings-fields.tsx';

type Props = { onLeave: () => void };

/** The settings of a user, or of a visitor on this device with the way to an account. */
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
    <>
      <SettingsFields />
      <p className="text-sm text-pretty text-muted">
        Kept on this device.{' '}
        <Link to={authLink('/signin', pathname)} onClick={onLeave} className="link">
          Sign in
        </Link>{' '}
        or{' '}
        <Link to={authLink('/signup', pathname)} onClick={onLeave} className="link">
          sign up
        </Link>{' '}
        to take these settings to your other devices.
      </p>
    </>
  );
}
