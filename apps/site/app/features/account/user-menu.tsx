import { isStaffMember } from '@deckwright/domain';
import { Link, useLocation } from 'react-router';
import { account, useAccount } from '../../shared/session/session.ts';
import { authLink } from './redirect.ts';

const ENTRY =
  'flex min-h-11 w-full items-center rounded-md px-2 text-left text-sm font-medium hover:bg-raised';

/**
 * For signed-in users: name, account and sign-out; for visitors: links to sign in and sign up that return to this page.
 */
type Props = {
  /** Called when an entry is chosen. */
  onChoice: () => void;
};

export default function UserMenu({ onChoice }: Props) {
  const { pathname } = useLocation();
  const { status, user } = useAccount();
  if (status === 'unknown') return <div className="min-h-11" />;
  if (status === 'out')
    return (
      <ul>
        <li>
          <Link to={authLink('/signin', pathname)} onClick={onChoice} className={ENTRY}>
            Sign In
          </Link>
        </li>
        <li>
          <Link to={authLink('/signup', pathname)} onClick={onChoice} className={ENTRY}>
            Sign Up
          </Link>
        </li>
      </ul>
    );
  return (
    <>
      <p className="truncate px-2 pb-1 text-xs text-muted">
        Signed in{user.displayName ? ' as ' : ''}
        <strong className="font-semibold text-text">{user.displayName}</strong>
      </p>
      <ul>
        <li>
          <Link to="/account" onClick={onChoice} className={ENTRY}>
            My Account
          </Link>
        </li>
        {isStaffMember(user) ? (
          <li>
            <Link to="/account/staff" onClick={onChoice} className={ENTRY}>
              Staff
            </Link>
          </li>
        ) : null}
        <li>
          <button
            type="button"
            className={ENTRY}
            onClick={() => {
              onChoice();
              void account.signOut();
            }}
          >
            Sign Out
          </button>
        </li>
      </ul>
    </>
  );
}
