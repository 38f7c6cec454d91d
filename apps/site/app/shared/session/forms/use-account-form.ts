import { type FormEvent, useState } from 'react';
import { troubleOf } from '../account-calls.ts';

/** Error messages by field name; '' is for the form as a whole. */
export type FieldFaults = Readonly<Record<string, string>>;

export type AccountForm = {
  faults: FieldFaults;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form submitted by JavaScript: `send` returns the errors of the fields or sends them, and rethrows what the call
 * throws. The first field with an error gets the focus.
 */
export function useAccountForm(send: (fields: FormData) => Promise<FieldFaults | null>): AccountForm {
  const [faults, setFaults] = useState<FieldFaults>({});
  const [busy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    let found: FieldFaults | null;
    try {
      found = await send(new FormData(form));
    } catch (error) {
      found = { '': troubleOf(error) };
    }
    setBusy(false);
    setFaults(found ?? {});
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement) || !found || !(field.name in found)) continue;
      field.focus();
      break;
    }
  }

  return {
    faults,
    busy,
    onSubmit(event) {
      event.preventDefault();
      if (!busy) void submit(event.currentTarget);
    },
  };
}
