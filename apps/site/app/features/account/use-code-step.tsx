import { focusWhenShown } from '@deckwright/islands';
import { type ReactNode, useState } from 'react';
import { needsEarlierStep } from '../../shared/session/account-calls.ts';
import { CodeField } from '../../shared/session/forms/form-fields.tsx';
import type { AccountForm, FieldProblems } from '../../shared/session/forms/use-account-form.ts';
import { checkRequired, readField } from './check-fields.ts';

type CodeStep = {
  problems: (fields: FormData) => FieldProblems;
  /** Sends the code, if there is one; false if the site asks for one, which the form then shows a field for. */
  send: (fields: FormData, call: (code: { code?: string }) => Promise<void>) => Promise<boolean>;
  field: (form: AccountForm) => ReactNode;
};

/** The code of two-step sign-in in a form with a password: asked for once the site answers that it needs one. */
export function useCodeStep(): CodeStep {
  const [asks, setAsks] = useState(false);
  return {
    problems: (fields) =>
      asks
        ? checkRequired(
            readField(fields, 'code').trim(),
            'code',
            'Enter the code from your app, or a recovery code.',
          )
        : {},
    send: async (fields, call) => {
      const code = asks ? readField(fields, 'code').trim() : '';
      try {
        await call(code === '' ? {} : { code });
        return true;
      } catch (error) {
        if (asks || !needsEarlierStep(error)) throw error;
        setAsks(true);
        return false;
      }
    },
    field: (form) =>
      asks ? (
        <div ref={focusOnField}>
          <CodeField
            form={form}
            label="Code from your app"
            hint="Or one of your recovery codes."
            inputMode="text"
          />
        </div>
      ) : null,
  };
}

function focusOnField(box: HTMLDivElement | null): void {
  focusWhenShown(box?.querySelector('input') ?? null);
}
