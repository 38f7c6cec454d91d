import type { NameChanged } from '@deckwright/contract/schemas';
import { FormBox, FormField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { ChangePanel } from './change-panel.tsx';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';

type Props = { name: string };

/** The user's display name, which others see if the user allows it. */
export function NamePanel({ name }: Props) {
  return (
    <ChangePanel
      title="Name"
      button="Change name"
      done="Your name has been changed."
      form={(onChanged) => <NameForm name={name} onChanged={onChanged} />}
    >
      <p className="text-sm wrap-anywhere">{name}</p>
    </ChangePanel>
  );
}

function NameForm({ name: before, onChanged }: Props & { onChanged: () => void }) {
  const form = useAccountForm(async (fields) => {
    const name = readField(fields, 'name').trim();
    const wrong = mergeProblems(checkRequired(name, 'name', 'Enter a name.'));
    if (wrong) return wrong;
    const { profile } = await withCalls((calls) =>
      calls.requester.json<NameChanged>('POST', '/api/users/change-name', { name }),
    );
    account.learned(profile);
    onChanged();
    return null;
  });
  return (
    <FormBox form={form} label="Change name" button="Save name" busy="Saving…" takesFocus>
      <FormField
        form={form}
        label="New name"
        name="name"
        type="text"
        autoComplete="nickname"
        defaultValue={before}
        hint="2 to 40 characters"
      />
    </FormBox>
  );
}
