import type { UserPasskey } from '@deckwright/api-client/schemas';
import { Button } from '@deckwright/ui';
import { useState } from 'react';
import { FormBox, FormField } from '../../shared/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/forms/use-account-form.ts';
import { fetchPart } from '../../shared/part/fetch-part.ts';
import { needsProof, troubleOf } from '../../shared/session/account-calls.ts';
import { withCalls } from '../../shared/session/session.ts';
import { allFaults, faultsOfEmpty, textOf } from './check-fields.ts';
import { dateWords } from './last-used.ts';
import { NotAnswered } from './not-answered.tsx';
import { ProofForm } from './proof-form.tsx';
import { useFirstAnswer } from './use-first-answer.ts';

const ALREADY = 'This device already has a passkey for your account.';

type Wish = { kind: 'add' } | { kind: 'remove'; passkey: UserPasskey };
type Said = { text: string; bad: boolean };

/** Passkeys of this and other devices, for signing in without a password. */
export function PasskeysPanel() {
  const [passkeys, setPasskeys] = useState<readonly UserPasskey[] | null>(null);
  const [asked, setAsked] = useState<Wish | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
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
    setAsked(null);
    setSaid(done);
  }

  async function start(wish: Wish): Promise<void> {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    setRenamed(null);
    try {
      await fulfil(wish);
    } catch (error) {
      if (needsProof(error)) setAsked(wish);
      else setSaid({ text: troubleOf(error), bad: true });
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
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0"
            >
              {renamed === passkey.id ? (
                <RenameForm
                  passkey={passkey}
                  onDone={async () => {
                    await load();
                    setRenamed(null);
                  }}
                />
              ) : (
                <>
                  <div className="flex min-w-0 flex-col text-sm">
                    <span className="font-semibold wrap-anywhere">{passkey.name}</span>
                    <span className="text-muted">
                      {passkey.usedAt ? `Used ${dateWords(passkey.usedAt)}` : 'Not used yet'} ·
                      added {dateWords(passkey.createdAt)}
                      {passkey.host === location.hostname ? '' : ` · for ${passkey.host}`}
                    </span>
                  </div>
                  <div className="flex gap-2">
                    <Button
                      look="quiet"
                      aria-label={`Rename ${passkey.name}`}
                      aria-disabled={busy}
                      onClick={() => setRenamed(passkey.id)}
                    >
                      Rename
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={`Remove ${passkey.name}`}
                      aria-disabled={busy}
                      onClick={() => void start({ kind: 'remove', passkey })}
                    >
                      Remove
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {asked ? (
        <ProofForm
          label={asked.kind === 'add' ? 'Add a passkey' : `Remove ${asked.passkey.name}`}
          busy="Checking…"
          onProven={() => fulfil(asked)}
        />
      ) : canAdd ? (
        <Button
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
      {asked ? (
        <Button look="quiet" className="self-start" onClick={() => setAsked(null)}>
          Cancel
        </Button>
      ) : null}
      <p role="status" className={`text-sm empty:hidden ${said?.bad ? 'text-bad' : 'text-good'}`}>
        {said?.text}
      </p>
    </TitledPanel>
  );
}

/** The message to show; null if the browser's dialog was canceled. */
async function add(): Promise<Said | null> {
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

async function remove({ id, name }: UserPasskey): Promise<Said> {
  await withCalls((calls) => calls.removePasskey(id));
  return { text: `The passkey “${name}” was removed. You can also delete it on your device.`, bad: false };
}

type RenameProps = { passkey: UserPasskey; onDone: () => Promise<void> };

function RenameForm({ passkey, onDone }: RenameProps) {
  const form = useAccountForm(async (fields) => {
    const name = textOf(fields, 'name').trim();
    const wrong = allFaults(faultsOfEmpty(name, 'name', 'Enter a name.'));
    if (wrong) return wrong;
    if (name !== passkey.name) await withCalls((calls) => calls.renamePasskey(passkey.id, name));
    await onDone();
    return null;
  });
  return (
    <div className="w-full">
      <FormBox form={form} label={`Rename ${passkey.name}`} button="Save" busy="Saving…">
        <FormField
          form={form}
          label="Name of the passkey"
          name="name"
          type="text"
          autoComplete="off"
          maxLength={60}
          defaultValue={passkey.name}
        />
      </FormBox>
    </div>
  );
}
