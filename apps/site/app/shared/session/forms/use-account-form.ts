import { type FormEvent, useState } from 'react';
import { describeTrouble } from '../account-calls.ts';

/** Error messages by field name; '' is for the form as a whole. */
export type FieldProblems = Readonly<Record<string, string>>;

export type AccountForm = {
  problems: FieldProblems;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form submitted by JavaScript: `send` returns the errors of the fields or sends them, and rethrows what the call
 * throws. The first field with an error gets the focus.
 */
export function useAccountForm(send: (fields: FormData) => Promise<FieldProblems | null>): AccountForm {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [busy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    let found: FieldProblems | null;
    try {
      found = await send(new FormData(form));
    } catch (error) {
      found = { '': describeTrouble(error) };
    }
    setBusy(false);
    setProblems(found ?? {});
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement) || !found || !(field.name in found)) continue;
      field.focus();
      break;
    }
  }

  return {
    problems,
    busy,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}
