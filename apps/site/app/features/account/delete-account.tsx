import { Button, Dialog } from '@deckwright/ui';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../../shared/feedback/toasts.ts';
import { FormBox, FormField, PasswordField } from '../../shared/session/forms/form-fields.tsx';
import { useAccountForm } from '../../shared/session/forms/use-account-form.ts';
import { account, withCalls } from '../../shared/session/session.ts';
import { checkRequired, mergeProblems, readField } from './check-fields.ts';
import { useCodeStep } from './use-code-step.tsx';

const WORD = 'delete';

/** `ending` is true as soon as the account may have been deleted. */
type Props = { uid: string; ending: RefObject<boolean> };

/** Asks for a confirmation word and the password, because deletion cannot be undone. */
export function DeleteAccount({ uid, ending }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const step = useCodeStep();
  const form = useAccountForm(async (fields) => {
    const typed = readField(fields, 'confirmation').trim().toLowerCase();
    const password = readField(fields, 'password');
    const wrong = mergeProblems(
      typed === WORD ? {} : { confirmation: `Type ${WORD} to continue.` },
      checkRequired(password, 'password', 'Enter your password.'),
      step.problems(fields),
    );
    if (wrong) return wrong;
    const isProven = await step.send(fields, async (code) => {
      await withCalls((calls) => calls.proveAgain({ password, ...code }));
    });
    if (!isProven) return null;
    ending.current = true;
    try {
      await withCalls((calls) => calls.deleteUser(uid));
    } catch (error) {
      ending.current = false;
      throw error;
    }
    account.deleted();
    void navigate('/', { replace: true });
    toasts.add({ key: 'account', text: 'Your account has been deleted.' });
    return null;
  });
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-sm text-pretty">
        Permanently deletes your account and everything in it. Data stored on your devices is not affected.
      </p>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        className="text-bad"
        onClick={() => dialog.current?.showModal()}
      >
        Delete account
      </Button>
      <Dialog ref={dialog} title="Delete account">
        <div className="flex w-80 max-w-full flex-col gap-4">
          <p className="text-sm text-pretty">
            Name, email, settings and votes are deleted immediately, and you’re signed out everywhere. This
            cannot be undone.
          </p>
          <FormBox form={form} label="Delete account" button="Delete permanently" busy="Deleting…" final>
            <FormField
              form={form}
              label={`Type ${WORD} to confirm`}
              name="confirmation"
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField form={form} kind="current-password" />
            {step.field(form)}
          </FormBox>
        </div>
      </Dialog>
    </div>
  );
}
