import type { UserPasskey } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { useRef } from 'react';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { FormBox, FormField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';
import { formatDate } from './last-used.ts';

type Props = {
  passkey: UserPasskey;
  busy: boolean;
  /** Whether the form for the name is open. */
  renaming: boolean;
  onRenaming: (renaming: boolean) => void;
  /** Throws if the list cannot be loaded. */
  onRenamed: () => Promise<void>;
  /** Called with the pressed button. */
  onRemove: (button: HTMLElement) => void;
};

/** A passkey in the list, or the form for its name. */
export function PasskeyRow({ passkey, busy, renaming, onRenaming, onRenamed, onRemove }: Props) {
  const rename = useRef<HTMLButtonElement>(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
      {renaming ? (
        <RenameForm
          passkey={passkey}
          onDone={async () => {
            await onRenamed();
            focusAfter(
              () => onRenaming(false),
              () => rename.current,
            );
          }}
        />
      ) : (
        <>
          <div className="flex min-w-0 flex-col text-sm">
            <span className="font-semibold wrap-anywhere">{passkey.name}</span>
            <span className="text-muted">
              {passkey.usedAt ? `Used ${formatDate(passkey.usedAt)}` : 'Not used yet'} · added{' '}
              {formatDate(passkey.createdAt)}
              {passkey.host === location.hostname ? '' : ` · for ${passkey.host}`}
            </span>
          </div>
          <div className="flex gap-2">
            <Button
              ref={rename}
              look="quiet"
              aria-label={`Rename ${passkey.name}`}
              aria-disabled={busy}
              onClick={() => onRenaming(true)}
            >
              Rename
            </Button>
            <Button
              look="quiet"
              aria-label={`Remove ${passkey.name}`}
              aria-disabled={busy}
              onClick={(event) => onRemove(event.currentTarget)}
            >
              Remove
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

type RenameProps = { passkey: UserPasskey; onDone: () => Promise<void> };

function RenameForm({ passkey, onDone }: RenameProps) {
  const form = useAccountForm(async (fields) => {
    const name = readField(fields, 'name').trim();
    const wrong = mergeProblems(checkRequired(name, 'name', 'Enter a name.'));
    if (wrong) return wrong;
    const own = { uid: account.get().user.uid, id: passkey.id };
    if (name !== passkey.name) await withCalls((calls) => calls.renamePasskey(own, name));
    await onDone();
    return null;
  });
  return (
    <div className="w-full">
      <FormBox form={form} label={`Rename ${passkey.name}`} button="Save" busy="Saving…" takesFocus>
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
