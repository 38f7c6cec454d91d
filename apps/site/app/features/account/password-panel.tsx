import { MIN_PASSWORD } from '@deckwright/domain';
import { FormBox, PasswordField, TickField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { ChangePanel } from './change-panel.tsx';
import { checkNewPassword, checkRequired, mergeProblems, readField } from './check-fields.ts';
import { useCodeStep } from './use-code-step.tsx';

export function PasswordPanel() {
  return (
    <ChangePanel
      title="Password"
      button="Change password"
      done="Your password has been changed. All other devices have been signed out."
      form={(onChanged) => <ChangeForm onChanged={onChanged} />}
    />
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
