import { MIN_PASSWORD } from '@deckwright/domain';
import { Button } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { FormBox, PasswordField, TickField } from '../../shared/session/forms/form-fields.tsx';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkNewPassword, checkRequired, mergeProblems, readField } from './check-fields.ts';
import { useCodeStep } from './use-code-step.tsx';

export function PasswordPanel() {
  const [step, setStep] = useState<'rest' | 'ask' | 'changed'>('rest');
  const status = useRef<HTMLParagraphElement>(null);
  const changed = (): void =>
    focusAfter(
      () => setStep('changed'),
      () => status.current,
    );
  return (
    <TitledPanel title="Password">
      <p ref={status} tabIndex={-1} role="status" className="text-sm text-good empty:hidden">
        {step === 'changed'
          ? 'Your password has been changed. All other devices have been signed out.'
          : null}
      </p>
      {step === 'ask' ? <ChangeForm onChanged={changed} /> : null}
      <Button look="quiet" className="self-start" onClick={() => setStep(step === 'ask' ? 'rest' : 'ask')}>
        {step === 'ask' ? 'Cancel' : 'Change password'}
      </Button>
    </TitledPanel>
  );
}

function ChangeForm({ onChanged }: { onChanged: () => void }) {
  const step = useCodeStep();
  const form = useAccountForm(async (fields) => {
    const password = readField(fields, 'password');
    const newPassword = readField(fields, 'newPassword');
    const wrong = mergeProblems(
      checkRequired(password, 'password', 'Enter your current password.'),
      checkNewPassword(newPassword, 'newPassword'),
      step.problems(fields),
    );
    if (wrong) return wrong;
    const { uid } = account.get().user;
    const revokeKeys = fields.get('revokeKeys') !== null;
    const isChanged = await step.send(fields, async (code) => {
      await withCalls((calls) => calls.changePassword({ password, newPassword, revokeKeys, ...code }));
    });
    if (!isChanged) return null;
    account.signedIn({ uid });
    onChanged();
    return null;
  });
  return (
    <FormBox form={form} label="Change password" button="Change password" busy="Changing…" takesFocus>
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={account.get().user.email}
        hidden
      />
      <PasswordField form={form} label="Current password" kind="current-password" />
      <PasswordField
        form={form}
        label="New password"
        name="newPassword"
        kind="new-password"
        hint={`At least ${MIN_PASSWORD} characters.`}
      />
      <TickField form={form} name="revokeKeys">
        Revoke my API keys, too: do so if somebody else may know the password.
      </TickField>
      {step.field(form)}
    </FormBox>
  );
}
