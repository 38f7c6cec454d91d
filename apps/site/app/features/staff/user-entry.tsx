import type { StaffUser } from '@deckwright/contract/schemas';
import { formatExact, isActivePatron } from '@deckwright/domain';
import { Fold } from '@deckwright/ui';
import { Moment } from './moment.tsx';
import type { StaffPanelProps } from './panel-props.ts';
import { UserActions } from './user-actions.tsx';

type Props = { user: StaffUser; caller: StaffPanelProps; onChange: () => Promise<void> };

/** A user with all known data; the actions are folded. */
export function UserEntry({ user, caller, onChange }: Props) {
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-semibold wrap-anywhere">{user.name}</h2>
        {user.isAdmin ? <Mark>Admin</Mark> : null}
        {user.isStaff ? <Mark>Staff</Mark> : null}
        {isActivePatron(user) ? <Mark>Patron</Mark> : null}
        {user.uid === caller.uid ? <span className="text-xs text-muted">you</span> : null}
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {user.email}
        {user.emailVerified ? '' : ' (not confirmed)'}
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Fact name="Since">
          <Moment iso={user.createdAt} />
        </Fact>
        <Fact name="Sessions">{formatExact(user.sessions)}</Fact>
        {user.apiKeys > 0 ? <Fact name="API keys">{formatExact(user.apiKeys)}</Fact> : null}
        <Fact name="Shared decks">{formatExact(user.sharedDecks)}</Fact>
        {user.patreon ? (
          <Fact name="Patronage">
            {user.patreon.status}, {formatExact(user.patreon.cents)} cents
          </Fact>
        ) : null}
        {user.nameRemoved ? <Fact name="Names removed">yes</Fact> : null}
      </dl>
      <Fold label={`Manage ${user.name}`}>
        <UserActions user={user} caller={caller} onChange={onChange} />
      </Fold>
    </li>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-accent px-2.5 text-xs font-semibold text-accent">
      {children}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
