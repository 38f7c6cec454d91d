import type { StaffRoles, StaffUser } from '@deckwright/contract/schemas';
import { Button, FIELD, LABEL } from '@deckwright/ui';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { toasts } from '../../shared/feedback/toasts.ts';
import { describeTrouble } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';
import type { StaffPanelProps } from './panel-props.ts';
import { useFieldValue } from './use-field-value.ts';

type Props = {
  user: StaffUser;
  caller: StaffPanelProps;
  /** Reloads the user. */
  onChange: () => Promise<void>;
};

type Action = {
  label: string;
  method: 'PUT' | 'DELETE';
  path: 'name' | 'roles' | 'sessions' | 'api-keys';
  body?: unknown;
  /** Shown as a toast when it is done. */
  done: string;
};

/** The actions on a user; the server refuses what the caller may not do. */
export function UserActions({ user, caller, onChange }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The chosen roles, shown and built upon until every action is done and the user is reloaded. */
  const [wanted, setWanted] = useState<StaffRoles | null>(null);
  const nameId = useId();
  const nameField = useFieldValue(user.name);
  /** The action being sent, and those confirmed meanwhile. */
  const queue = useRef<Action[]>([]);

  function act(action: Action): void {
    setTrouble(null);
    queue.current.push(action);
    if (queue.current.length === 1) void sendAll();
  }

  /** One after the other. If one fails, the rest is dropped: it may depend on what the admin now has to do again. */
  async function sendAll(): Promise<void> {
    setBusy(true);
    for (let action = queue.current[0]; action; action = queue.current[0]) {
      try {
        await send(action);
        queue.current.shift();
      } catch (error) {
        const [, ...dropped] = queue.current.splice(0);
        setTrouble(describeFailure(action, error, dropped));
      }
    }
    setWanted(null);
    setBusy(false);
  }

  async function send({ method, path, body, done }: Action): Promise<void> {
    await withCalls((calls) =>
      calls.requester.json(method, `/api/staff/users/${encodeURIComponent(user.uid)}/${path}`, body),
    );
    toasts.add({ key: 'staff', text: done });
    await onChange();
  }

  const { isStaff, isAdmin } = wanted ?? user;
  const setRoles = (change: Partial<StaffRoles>): void => {
    const body = { isStaff, isAdmin, ...change };
    setWanted(body);
    const done = `The roles of ${user.name} have been changed.`;
    act({ label: 'Roles', method: 'PUT', path: 'roles', body, done });
  };
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    act({
      label: 'Change name',
      method: 'PUT',
      path: 'name',
      body: { name },
      done: 'The name has been changed.',
    });
  };
  return (
    <div aria-busy={busy} className="flex flex-col gap-4 pt-2">
      {caller.isAdmin ? (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
          <legend className={LABEL}>Roles</legend>
          <Role label="Staff" checked={isStaff} onChange={(checked) => setRoles({ isStaff: checked })} />
          <Role label="Admin" checked={isAdmin} onChange={(checked) => setRoles({ isAdmin: checked })} />
        </fieldset>
      ) : null}
      <form onSubmit={rename} className="flex max-w-md flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-44">
          <label htmlFor={nameId} className={`${LABEL} pb-1`}>
            Name
          </label>
          <input
            ref={nameField}
            id={nameId}
            name="name"
            defaultValue={user.name}
            autoComplete="off"
            className={FIELD}
          />
        </div>
        <Button type="submit" look="quiet">
          Change name
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <SureButton
          question={`Remove the name “${user.name}”? The user is notified by email and cannot take it again.`}
          onSure={() =>
            act({
              label: 'Remove name',
              method: 'DELETE',
              path: 'name',
              done: 'The name has been removed.',
            })
          }
        >
          Remove name
        </SureButton>
        <SureButton
          question={`Sign ${user.name} out on every device?`}
          onSure={() =>
            act({
              label: 'End sessions',
              method: 'DELETE',
              path: 'sessions',
              done: 'All sessions have been ended.',
            })
          }
        >
          End sessions
        </SureButton>
        {user.apiKeys > 0 ? (
          <SureButton
            question={`Revoke every API key of ${user.name}? Programs that use them are refused within a minute. The user is notified by email.`}
            onSure={() =>
              act({
                label: 'Revoke API keys',
                method: 'DELETE',
                path: 'api-keys',
                done: 'All API keys have been revoked.',
              })
            }
          >
            Revoke API keys
          </SureButton>
        ) : null}
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {trouble}
      </p>
    </div>
  );
}

/** Why an action failed and, if others were waiting for it, which were not sent. */
function describeFailure({ label }: Action, error: unknown, dropped: readonly Action[]): string {
  const why = describeTrouble(error);
  if (dropped.length === 0) return why;
  const labels = new Set(dropped.map((action) => action.label));
  return `${label} failed: ${why} Not sent: ${[...labels].join(', ')}.`;
}

type RoleProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function Role({ label, checked, onChange }: RoleProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-4.5 accent-gold"
      />
      {label}
    </label>
  );
}

type SureButtonProps = { children: ReactNode; question: string; onSure: () => void };

/** A button that asks for confirmation. */
function SureButton({ children, question, onSure }: SureButtonProps) {
  const [isRequesting, setIsRequesting] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsRequesting(false);
    requestAnimationFrame(() => first.current?.focus());
  };
  if (!isRequesting)
    return (
      <Button ref={first} look="quiet" onClick={() => setIsRequesting(true)}>
        {children}
      </Button>
    );
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-3 rounded-md border border-line p-3">
      <legend className="sr-only">{children}</legend>
      <p className="basis-full text-sm text-pretty">{question}</p>
      <Button
        autoFocus
        look="danger"
        onClick={() => {
          close();
          onSure();
        }}
      >
        {children}
      </Button>
      <Button look="quiet" onClick={close}>
        Keep
      </Button>
    </fieldset>
  );
}
