import { fetchPart } from '@deckwright/islands';
import { Button, ErrorState, Skeleton } from '@deckwright/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { NoScript } from '../../shared/session/forms/auth-page.tsx';
import { PatronTier } from '../../shared/session/patron-tier.tsx';
import { account, useAccount } from '../../shared/session/session.ts';
import type { UserState } from '../../shared/session/user-state.ts';

/** For signed-in users, which only the browser knows. */
const AccountPanels = lazyPart(async () => ({
  default: (await fetchPart(() => import('./account-panels.tsx'))).AccountPanels,
}));

export function AccountScreen() {
  const { status, user } = useAccount();
  const navigate = useNavigate();
  // Set when the account is being deleted, which navigates elsewhere.
  const ending = useRef(false);
  useEffect(() => {
    if (status === 'out' && !ending.current) void navigate('/signin?redirect=/account', { replace: true });
  }, [status, navigate]);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 py-2 md:py-4">
      <Head status={status} user={user} />
      <NoScript />
      {status === 'in' ? (
        <Suspense fallback={<Loading />}>
          <AccountPanels user={user} ending={ending} />
        </Suspense>
      ) : status === 'away' ? (
        <ErrorState title="Your account cannot be loaded at the moment">
          <p>Everything else works. We’ll keep trying; you can also reload the page, or sign out.</p>
          <p className="flex flex-wrap gap-2">
            <Button onClick={() => location.reload()}>Reload the page</Button>
            <Button look="quiet" onClick={() => void account.signOut()}>
              Sign out
            </Button>
          </p>
        </ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  );
}

type HeadProps = { status: string; user: UserState };

function Head({ status, user }: HeadProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="font-display text-3xl font-semibold text-balance wrap-anywhere md:text-4xl">
          {status === 'in' && user.displayName ? user.displayName : 'Your account'}
        </h1>
        {status === 'in' ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted wrap-anywhere">
            {user.email}
            <PatronTier />
          </p>
        ) : (
          <p className="text-muted noscript:hidden">{status === 'away' ? '' : 'Loading …'}</p>
        )}
      </div>
      {status === 'in' ? (
        <Button look="quiet" onClick={() => void account.signOut()}>
          Sign out
        </Button>
      ) : null}
    </header>
  );
}

function Loading() {
  return (
    <div className="grid gap-5 md:grid-cols-2 noscript:hidden">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
