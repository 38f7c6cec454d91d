import type { UserPasskey } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { describeTrouble, needsProof } from '../../shared/session/account-calls.ts';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { account, withCalls } from '../../shared/session/session.ts';
import { NotAnswered } from './not-answered.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { ProofForm } from './proof-form.tsx';
import { StatusLine, type StatusText } from './status-line.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

const ALREADY = 'This device already has a passkey for your account.';

type Wish = { kind: 'add' } | { kind: 'remove'; passkey: UserPasskey; button: HTMLElement };

/** Passkeys of this and other devices, for signing in without a password. */
export function PasskeysPanel() {
  const [passkeys, setPasskeys] = useState<readonly UserPasskey[] | null>(null);
  const [requested, setRequested] = useState<Wish | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [said, setSaid] = useState<StatusText | null>(null);
  const [busy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const unanswered = useFirstAnswer(
    (calls) => calls.fetchPasskeys(),
    (found) => setPasskeys(found.passkeys),
  );

  async function load(): Promise<void> {
    setPasskeys((await withCalls((calls) => calls.fetchPasskeys())).passkeys);
  }

  /** Throws if the password is required or the site cannot be reached. */
  async function fulfil(wish: Wish): Promise<void> {
    const done = wish.kind === 'add' ? await add() : await remove(wish.passkey);
    await load();
    focusAfter(
      () => {
        setRequested(null);
        setSaid(done);
      },
      () => (done ? status.current : adder.current),
    );
  }

  async function start(wish: Wish): Promise<void> {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    setRenamed(null);
    try {
      await fulfil(wish);
    } catch (error) {
      if (needsProof(error)) setRequested(wish);
      else setSaid({ text: describeTrouble(error), bad: true });
    }
    setBusy(false);
  }

  const canAdd = typeof PublicKeyCredential === 'function';
  return (
    <TitledPanel title="Passkeys">
      <p className="text-sm text-pretty">
        A passkey signs you in with your fingerprint, face or PIN instead of your password. It’s kept by your
        device or password manager.
      </p>
      <NotAnswered of={unanswered} />
      {passkeys && passkeys.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              renaming={renamed === passkey.id}
              onRenaming={(renaming) => setRenamed(renaming ? passkey.id : null)}
              onRenamed={load}
              onRemove={(button) => void start({ kind: 'remove', passkey, button })}
            />
          ))}
        </ul>
      ) : null}
      {requested ? (
        <ProofForm
          label={requested.kind === 'add' ? 'Add a passkey' : `Remove ${requested.passkey.name}`}
          busy="Checking…"
          onProven={() => fulfil(requested)}
        />
      ) : canAdd ? (
        <Button
          ref={adder}
          look="quiet"
          className="self-start"
          disabled={passkeys === null}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void start({ kind: 'add' })}
        >
          Add a passkey
        </Button>
      ) : (
        <p className="text-sm text-muted">This browser doesn’t support passkeys here.</p>
      )}
      {requested ? (
        <Button
          look="quiet"
          className="self-start"
          onClick={() =>
            focusAfter(
              () => setRequested(null),
              () => (requested.kind === 'add' ? adder.current : requested.button),
            )
          }
        >
          Cancel
        </Button>
      ) : null}
      <StatusLine line={status} text={said} />
    </TitledPanel>
  );
}

/** The message to show; null if the browser's dialog was canceled. */
async function add(): Promise<StatusText | null> {
  const { makePasskey, dialogOutcome } = await fetchPart(() => import('./passkey-ceremonies.ts'));
  try {
    const { name } = await withCalls(makePasskey);
    return { text: `The passkey “${name}” was added.`, bad: false };
  } catch (error) {
    const outcome = dialogOutcome(error);
    if (outcome === 'failed') throw error;
    return outcome === 'known' ? { text: ALREADY, bad: true } : null;
  }
}

async function remove({ id, name }: UserPasskey): Promise<StatusText> {
  const own = { uid: account.get().user.uid, id };
  await withCalls((calls) => calls.removePasskey(own));
  return { text: `The passkey “${name}” was removed. You can also delete it on your device.`, bad: false };
}
