import { Notice } from '@deckwright/ui';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { device } from '../../shared/session/device.ts';
import { useAccount } from '../../shared/session/session.ts';
import { authLink } from './redirect.ts';
import { ResetSettings } from './reset-settings.tsx';
import { SettingsFields } from './settings-fields.tsx';

type Props = {
  onLeave: () => void;
  /** Resets the dialog's other settings and returns a function that undoes this. */
  resetMore: () => () => void;
};

const TROUBLE = {
  refused:
    'This browser blocks storage or has no room left, so these settings last until you close or reload the page.',
  later: 'Another tab runs a newer version of this site. Reload this page to keep your changes.',
};

/** The settings of the account, or of this device if signed out. */
export function MoreSettings({ onLeave, resetMore }: Props) {
  const { status } = useAccount();
  if (status === 'unknown') return null;
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
      {status === 'out' ? <OfThisDevice onLeave={onLeave} /> : null}
    </>
  );
}

function OfThisDevice({ onLeave }: Pick<Props, 'onLeave'>) {
  const { pathname } = useLocation();
  const { keeping } = useSyncExternalStore(device.subscribe, device.get, device.get);
  const trouble = keeping === 'kept' ? (navigator.cookieEnabled ? null : TROUBLE.refused) : TROUBLE[keeping];
  return (
    <div className="flex flex-col gap-2 text-sm text-pretty text-muted">
      {trouble === null ? null : <Notice>{trouble}</Notice>}
      <p>
        {trouble === null ? 'Kept on this device. ' : null}
        <Link to={authLink('/signin', pathname)} onClick={onLeave} className="link">
          Sign in
        </Link>{' '}
        or{' '}
        <Link to={authLink('/signup', pathname)} onClick={onLeave} className="link">
          sign up
        </Link>{' '}
        to take these settings to your other devices.
      </p>
    </div>
  );
}
