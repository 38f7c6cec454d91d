import type { MadeApiKey, UserApiKey, UserApiKeys } from '@deckwright/api-client/schemas';
import { formatExact } from '@deckwright/domain';
import { Button } from '@deckwright/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FormBox, FormField } from '../../shared/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/forms/use-account-form.ts';
import { needsProof } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { allFaults, faultsOfEmpty, textOf } from './check-fields.ts';
import { MadeKey } from './made-key.tsx';
import { NotAnswered } from './not-answered.tsx';
import { ProofForm } from './proof-form.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

/** Keys with which the user's programs call the API under higher limits. */
export function ApiKeysPanel() {
  const [own, setOwn] = useState<UserApiKeys | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  /** Waits for the password. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [said, setSaid] = useState<{ text: string } | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const unanswered = useFirstAnswer((calls) => calls.fetchApiKeys(), setOwn);

  function change(to: (keys: readonly UserApiKey[]) => UserApiKey[]): void {
    setOwn((before) => before && { ...before, apiKeys: to(before.apiKeys) });
  }

  /** Throws if the password is required or the site cannot be reached. */
  async function make(name: string): Promise<void> {
    const answer = await withCalls((calls) => calls.makeApiKey(name));
    setMade(answer);
    change((keys) => [...keys, answer.apiKey]);
    setIsAsked(false);
    setWaiting(null);
    setSaid(null);
  }

  // The button that was pressed is gone.
  useEffect(() => {
    if (said) status.current?.focus();
  }, [said]);

  async function revoke({ id, name }: UserApiKey): Promise<void> {
    await withCalls((calls) => calls.revokeApiKey(id));
    if (made?.apiKey.id === id) setMade(null);
    change((keys) => keys.filter((each) => each.id !== id));
    setSaid({ text: `The key “${name}” is revoked.` });
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
      {made ? <MadeKey made={made} onSaved={() => setMade(null)} /> : null}
      {waiting !== null ? (
        <ProofForm label="Make a key" busy="Making…" onProven={() => make(waiting)} />
      ) : isAsked ? (
        <NameForm onNamed={make} onUnproven={setWaiting} />
      ) : null}
      {isFull && !isAsked ? (
        <p className="text-sm text-muted">
          An account has {own.most} keys at most. Revoke one to make another.
        </p>
      ) : (
        <Button
          look="quiet"
          className="self-start"
          disabled={own === null}
          onClick={() => {
            setIsAsked(!isAsked);
            setWaiting(null);
            setSaid(null);
          }}
        >
          {isAsked ? 'Cancel' : 'Make an API key'}
        </Button>
      )}
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-good empty:hidden">
        {said?.text}
      </p>
    </TitledPanel>
  );
}

type NameProps = { onNamed: (name: string) => Promise<void>; onUnproven: (name: string) => void };

/** The form appears before the button that opened it, so the next key would not reach it. */
function focusName(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus();
}

function NameForm({ onNamed, onUnproven }: NameProps) {
  const form = useAccountForm(async (fields) => {
    const name = textOf(fields, 'name').trim();
    const wrong = allFaults(faultsOfEmpty(name, 'name', 'Enter a name.'));
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
    <div ref={focusName}>
      <FormBox form={form} label="Make an API key" button="Make key" busy="Making…">
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
    </div>
  );
}
