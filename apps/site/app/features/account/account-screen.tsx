import { clipboardTier } from '@deckwright/domain';
import { Button, ErrorState, Skeleton } from '@deckwright/ui';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { NoScript } from '../../shared/forms/auth-page.tsx';
import { TitledPanel } from '../../shared/forms/titled-panel.tsx';
import { account, useAccount } from '../../shared/session/session.ts';
import type { UserState } from '../../shared/session/user-state.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailPanel } from './email-panel.tsx';
import { ExportData } from './export-data.tsx';
import { NamePanel } from './name-panel.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PatronPanel } from './patron-panel.tsx';
import { SettingsFields } from './settings-fields.tsx';

const TIERS = { rare: 'Rare', uncommon: 'Uncommon' } as const;

export function AccountScreen() {
  const { status, user } = useAccount();
  const navigate = useNavigate();
  // An account that is being deleted goes elsewhere.
  const ending = useRef(false);
  useEffect(() => {
    if (status === 'out' && !ending.current) void navigate('/signin?redirect=/account', { replace: true });
  }, [status, navigate]);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 py-2 md:py-4">
      <Head status={status} user={user} />
      <NoScript />
      {status === 'in' ? (
        <div className="grid items-start gap-5 md:grid-cols-2">
          <div className="flex flex-col gap-5">
            <TitledPanel title="Settings">
              <SettingsFields />
            </TitledPanel>
            <TitledPanel title="Shared decks">
              <p className="text-sm text-pretty">
                Decks you share count in the statistics.{' '}
                <Link to="/account/decks" className="link">
                  See them, or share one
                </Link>
              </p>
            </TitledPanel>
            <NewsletterPanel uid={user.uid} />
            <PatronPanel email={user.email} patreon={user.patreon} />
          </div>
          <div className="flex flex-col gap-5">
            <NamePanel name={user.displayName} />
            <EmailPanel email={user.email} />
            <PasswordPanel />
            <TitledPanel title="Your data">
              <ExportData />
              <DeleteAccount uid={user.uid} ending={ending} />
            </TitledPanel>
          </div>
        </div>
      ) : status === 'away' ? (
        <ErrorState title="Your account cannot be loaded at the moment">
          <p>
            Everything else works. This page tries again by itself; you can also load it anew, or sign out.
          </p>
          <Button look="quiet" onClick={() => void account.signOut()}>
            Sign out
          </Button>
        </ErrorState>
      ) : (
        <Loading />
      )}
    </div>
  );
}

type HeadProps = { status: string; user: UserState };

function Head({ status, user }: HeadProps) {
  const tier = clipboardTier(user);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="font-display text-3xl font-semibold text-balance wrap-anywhere md:text-4xl">
          {status === 'in' && user.displayName ? user.displayName : 'Your account'}
        </h1>
        {status === 'in' ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted wrap-anywhere">
            {user.email}
            {tier ? (
              <span className="rounded-full border border-accent px-2.5 text-xs font-semibold text-accent">
                {TIERS[tier]} patron tier
              </span>
            ) : null}
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
