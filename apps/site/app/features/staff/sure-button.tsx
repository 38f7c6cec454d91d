import { Button } from '@deckwright/ui';
import { type ReactNode, useRef, useState } from 'react';

type Props = { children: ReactNode; question: string; onSure: () => void };

/** A button that asks once more. */
export function SureButton({ children, question, onSure }: Props) {
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setAsking(false);
    requestAnimationFrame(() => first.current?.focus());
  };
  if (!asking)
    return (
      <Button ref={first} look="quiet" onClick={() => setAsking(true)}>
        {children}
      </Button>
    );
  return (
    <fieldset className="flex w-full flex-wrap items-center gap-3 rounded-md border border-line p-3">
      <legend className="sr-only">{children}</legend>
      <p className="basis-full text-sm text-pretty">{question}</p>
      <Button
        autoFocus
        className="bg-bad hover:bg-bad/90"
        onClick={() => {
          close();
          onSure();
        }}
      >
        {children}
      </Button>
      <Button look="quiet" onClick={close}>
        Keep
      </Button>
    </fieldset>
  );
}
