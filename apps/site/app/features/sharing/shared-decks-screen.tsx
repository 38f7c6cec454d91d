import { fetchPart } from '@deckwright/islands';
import { ErrorState, Skeleton } from '@deckwright/ui';
import { Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { NoScript } from '../../shared/session/forms/auth-page.tsx';
import { useAccount } from '../../shared/session/session.ts';

/** For signed-in users, which only the browser knows. */
const OwnDecksPanel = lazyPart(async () => ({
  default: (await fetchPart(() => import('./own-decks.tsx'))).OwnDecksPanel,
}));

type Props = {
  /** The clipboard as a deck list; null, after showing a message, if there is none. */
  clipboardList: () => Promise<string | null>;
};

/** The decks of the account, and the form for another one. */
export function SharedDecksScreen({ clipboardList }: Props) {
  const { status } = useAccount();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'out') void navigate('/signin?redirect=/account/decks', { replace: true });
  }, [status, navigate]);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 py-2 md:py-4">
      <header className="flex flex-col gap-2 border-b border-line pb-5">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">Your shared decks</h1>
        <p className="max-w-prose text-muted text-pretty">
          Share a deck and it will count in its commander’s statistics from the next update.{' '}
          <Link to="/faq" className="link">
            How decks are counted
          </Link>
        </p>
      </header>
      <NoScript />
      {status === 'in' ? (
        <Suspense fallback={<Waiting />}>
          <OwnDecksPanel clipboardList={clipboardList} />
        </Suspense>
      ) : status === 'away' ? (
        <ErrorState title="Your account cannot be loaded at the moment">
          <p>Everything else works. We’ll keep trying.</p>
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return <Skeleton className="h-96 w-full noscript:hidden" />;
}
