import type { MadeApiKey, UserApiKey, UserApiKeys } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { needsProof } from '../../shared/session/account-calls.ts';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { FormBox, FormField } from '../../shared/session/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';
import { MadeKey } from './made-key.tsx';
import { NotAnswered } from './not-answered.tsx';
import { ProofForm } from './proof-form.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

/** Keys with which the user's programs call the API under higher limits. */
export function ApiKeysPanel() {
  const [own, setOwn] = useState<UserApiKeys | null>(null);
  const [isRequested, setIsRequested] = useState(false);
  /** Waits for the password. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const full = useRef<HTMLParagraphElement>(null);
  const unanswered = useFirstAnswer((calls) => calls.fetchApiKeys(), setOwn);

  function change(to: (keys: readonly UserApiKey[]) => UserApiKey[]): void {
    setOwn((before) => before && { ...before, apiKeys: to(before.apiKeys) });
  }

  /** Throws if the password is required or the site cannot be reached. */
  async function make(name: string): Promise<void> {
    const answer = await withCalls((calls) => calls.makeApiKey(name));
    setMade(answer);
    change((keys) => [...keys, answer.apiKey]);
    setIsRequested(false);
    setWaiting(null);
    setSaid(null);
  }

  function saved(): void {
    focusAfter(
      () => setMade(null),
      () => opener.current ?? full.current,
    );
  }

  async function revoke({ id, name }: UserApiKey): Promise<void> {
    const key = { uid: account.get().user.uid, id };
    await withCalls((calls) => calls.revokeApiKey(key));
    focusAfter(
      () => {
        if (made?.apiKey.id === id) setMade(null);
        change((keys) => keys.filter((each) => each.id !== id));
        setSaid(`The key “${name}” has been revoked.`);
      },
      () => status.current,
    );
  }

  const isFull = own !== null && own.apiKeys.length >= own.most;
  return (
    <TitledPanel title="API keys">
      <p className="text-sm text-pretty">
        Programs can call{' '}
        <Link to="/developers" className="link">
          the API
        </Link>{' '}
        without a key. With keys, your programs have higher limits together
        {own
          ? `: ${formatExact(own.limits.requests.calls)} calls in ${own.limits.requests.seconds} seconds, ${formatExact(own.limits.work.calls)} of them search and advice`
          : ''}
        .
      </p>
      <NotAnswered of={unanswered} />
      {own && own.apiKeys.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {own.apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => revoke(apiKey)} />
          ))}
        </ul>
      ) : null}
      {made ? <MadeKey key={made.apiKey.id} made={made} onSaved={saved} /> : null}
      {waiting !== null ? (
        <ProofForm label="Make a key" busy="Making…" onProven={() => make(waiting)} />
      ) : isRequested ? (
        <NameForm onNamed={make} onUnproven={setWaiting} />
      ) : null}
      {made ? null : isFull && !isRequested ? (
        <p ref={full} tabIndex={-1} className="text-sm text-muted">
          An account has {own.most} keys at most. Revoke one to make another.
        </p>
      ) : (
        <Button
          ref={opener}
          look="quiet"
          className="self-start"
          disabled={own === null}
          onClick={() => {
            setIsRequested(!isRequested);
            setWaiting(null);
            setSaid(null);
          }}
        >
          {isRequested ? 'Cancel' : 'Make an API key'}
        </Button>
      )}
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-good empty:hidden">
        {said}
      </p>
    </TitledPanel>
  );
}

type NameProps = { onNamed: (name: string) => Promise<void>; onUnproven: (name: string) => void };

function NameForm({ onNamed, onUnproven }: NameProps) {
  const form = useAccountForm(async (fields) => {
    const name = readField(fields, 'name').trim();
    const wrong = mergeProblems(checkRequired(name, 'name', 'Enter a name.'));
    if (wrong) return wrong;
    try {
      await onNamed(name);
    } catch (error) {
      if (!needsProof(error)) throw error;
      onUnproven(name);
    }
    return null;
  });
  return (
    <FormBox form={form} label="Make an API key" button="Make key" busy="Making…" takesFocus>
      <FormField
        form={form}
        label="Name of the key"
        name="name"
        type="text"
        autoComplete="off"
        maxLength={60}
        hint="What will use it, such as “Deck bot”"
      />
    </FormBox>
  );
}
