import type { NameChanged } from '@deckwright/contract/schemas';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { FormBox, FormField } from '../../shared/session/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';

type Props = { name: string };

/** The user's display name, which others see if the user allows it. */
export function NamePanel({ name }: Props) {
  const [step, setStep] = useState<'rest' | 'ask' | 'changed'>('rest');
  const status = useRef<HTMLParagraphElement>(null);
  const changed = (): void =>
    focusAfter(
      () => setStep('changed'),
      () => status.current,
    );
  return (
    <TitledPanel title="Name">
      <p className="text-sm wrap-anywhere">{name}</p>
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-good empty:hidden">
        {step === 'changed' ? 'Your name has been changed.' : null}
      </p>
      {step === 'ask' ? <NameForm name={name} onChanged={changed} /> : null}
      <Button look="quiet" className="self-start" onClick={() => setStep(step === 'ask' ? 'rest' : 'ask')}>
        {step === 'ask' ? 'Cancel' : 'Change name'}
      </Button>
    </TitledPanel>
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
