import { isStaffMember } from '@deckwright/domain';
import { EmptyState, ErrorState, Segmented, Skeleton } from '@deckwright/ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { NoScript } from '../../shared/session/forms/auth-page.tsx';
import { useAccount } from '../../shared/session/session.ts';
import type { StaffPanelProps } from './panel-props.ts';
import { STAFF_PANELS } from './panels.ts';

const PANELS: readonly { id: string; title: string; Panel: ComponentType<StaffPanelProps> }[] =
  STAFF_PANELS.map(({ id, title, load }) => ({ id, title, Panel: lazyPart(load) }));

/** The staff page, served alike to everyone; its content comes from calls that the server only allows to staff. */
export function StaffScreen() {
  const { status, user } = useAccount();
  return (
    <div className="flex w-full flex-col gap-5 py-2 md:py-4">
      <h1 className="font-display text-3xl font-semibold md:text-4xl">Staff</h1>
      <NoScript />
      {/* As high as while it loads, so that the footer stays in its place. */}
      <div className="flex min-h-96 flex-col gap-5 noscript:hidden">
        {status === 'unknown' || status === 'loading' ? (
          <Skeleton className="h-96 w-full" />
        ) : status === 'away' ? (
          <ErrorState title="Your account cannot be loaded at the moment">
            <p>This page tries again by itself.</p>
          </ErrorState>
        ) : status === 'in' && isStaffMember(user) ? (
          <Panels uid={user.uid} isAdmin={user.isAdmin} />
        ) : (
          <Refusal isSignedIn={status === 'in'} />
        )}
      </div>
    </div>
  );
}

const LABEL = 'Staff panels';

function Panels(props: StaffPanelProps) {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('panel');
  const open = PANELS.find(({ id }) => id === wanted) ?? PANELS[0];
  // A phone shows only half of the names, so the current one is scrolled into view.
  useEffect(() => {
    const current = document.querySelector(`nav[aria-label="${LABEL}"] [href$="=${open?.id}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open?.id]);
  return (
    <>
      <Segmented
        label={LABEL}
        segments={PANELS.map(({ id, title }) => ({
          key: id,
          to: `/account/staff?panel=${id}`,
          label: title,
          current: id === open?.id,
        }))}
      />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {open ? <open.Panel key={open.id} {...props} /> : null}
      </Suspense>
    </>
  );
}

function Refusal({ isSignedIn }: { isSignedIn: boolean }) {
  const [to, label] = isSignedIn
    ? ['/account', 'Go to your account']
    : ['/signin?redirect=/account/staff', 'Sign in'];
  return (
    <EmptyState title="This page is for the staff of the site.">
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {label}
      </Link>
    </EmptyState>
  );
}
