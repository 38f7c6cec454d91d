import { Button } from '@deckwright/ui';
import { type ReactNode, useRef, useState } from 'react';
import { focusAfter } from '../../shared/session/forms/focus.ts';
import { TitledPanel } from '../../shared/session/forms/titled-panel.tsx';
import { StatusLine } from './status-line.tsx';

type Props = {
  title: string;
  /** Label of the button that shows the form. */
  button: string;
  /** Said once it is changed. */
  done: string;
  /** Calls `onChanged` once it is changed. */
  form: (onChanged: () => void) => ReactNode;
  children?: ReactNode;
};

/** Something of the account that a form behind a button changes. */
export function ChangePanel({ title, button, done, form, children }: Props) {
  const [step, setStep] = useState<'rest' | 'ask' | 'changed'>('rest');
  const status = useRef<HTMLParagraphElement>(null);
  const changed = (): void =>
    focusAfter(
      () => setStep('changed'),
      () => status.current,
    );
  return (
    <TitledPanel title={title}>
      {children}
      <StatusLine line={status} text={step === 'changed' ? { text: done, bad: false } : null} />
      {step === 'ask' ? form(changed) : null}
      <Button look="quiet" className="self-start" onClick={() => setStep(step === 'ask' ? 'rest' : 'ask')}>
        {step === 'ask' ? 'Cancel' : button}
      </Button>
    </TitledPanel>
  );
}
