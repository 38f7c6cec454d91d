import { type FormEvent, useState } from 'react';
import { troubleOf } from '../session/account-calls.ts';

/** What is wrong, by the name of the field; under '' what concerns the form as a whole. */
export type Faults = Readonly<Record<string, string>>;

export type AccountForm = {
  faults: Faults;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form that is sent by the browser's own code: `send` tells what is wrong with the fields or sends them, and throws
 * what the call throws. The first field with a fault gets the focus.
 */
export function useAccountForm(send: (fields: FormData) => Promise<Faults | null>): AccountForm {
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    let found: Faults | null;
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
